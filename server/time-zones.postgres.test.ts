import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { anOrder, type InsertedOrder } from '#tests/harness/orders/an-order.ts'
import type { Child } from '#tests/harness/processes/child.ts'
import { shopIsOpen, startShop, urlOfShop } from '#tests/harness/processes/shop-process.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'
import { anOwnDatabase } from '#tests/stress/own-database.ts'

const zones = ['UTC', 'America/Havana', 'Pacific/Kiritimati']

/** Instants at which zones differ in day, month or year, or change their clocks. */
const dateTimes = [
  '2026-10-31T23:30:00Z',
  '2026-11-01T04:30:00Z',
  '2026-11-01T05:30:00Z',
  '2026-11-02T04:59:59Z',
  '2027-01-01T04:59:59Z',
  '2028-02-29T12:00:00Z',
]

const pages = [
  '/admin/contabilidad?desde=2026-10-31&hasta=2026-11-01',
  '/admin/contabilidad?desde=2026-11-01&hasta=2028-12-31',
  '/admin/contabilidad/archivo.csv?desde=2026-10-01&hasta=2026-11-30',
  '/admin/pedidos?desde=2026-11-01&hasta=2026-11-01',
  '/admin/pedidos/archivo.csv?desde=2026-10-01&hasta=2028-12-31',
  '/admin/settings/cupones',
  '/admin/settings/legales',
  '/admin/auditoria',
  '/cuenta/pedidos',
  '/catalogo/kit-luz-100-w-y-640-wh',
  '/terminos-y-condiciones',
]

/** Without what is generated per page. */
const plain = (html: string) => html.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')

test('a shop shows the same days and totals in any time zone of its machine', {
  timeout: 120_000,
}, async () => {
  const own = await anOwnDatabase()
  const db = await own.open()
  onTestFinished(() => db.close())
  const { id, cookie } = await aUser(db, { role: 'admin' })
  const orders: [string, InsertedOrder][] = []
  for (const at of dateTimes)
    orders.push([at, await anOrder().paidBy('paypal').ownedBy(id).insert(db)])
  await inTransaction(asSystem(db, 'a test sells'), async ({ tx }) => {
    for (const [at, order] of orders)
      await sql`update orders set placed_at = ${at}::timestamptz, paid_at = ${at}::timestamptz,
        payment_status = 'paid' where id = ${order.id}`.execute(tx)
    await sql`insert into coupons (code, kind, basis_points, valid_from_on, valid_until_on)
      values ('BISIESTO', 'percent', 500, '2028-02-29', '2028-02-29')`.execute(tx)
  })
  const secret = { SESSION_SECRET: signingConfig.SESSION_SECRET }
  const shops = zones.map((TZ) => startShop({ ...own.environment, ...secret, TZ }))
  for (const shop of shops) await shop.until(shopIsOpen)
  for (const page of pages) {
    const seen = await Promise.all(
      shops.map(async (shop) => {
        const headers = { Cookie: cookie, 'Accept-Language': 'es' }
        const response = await fetch(urlOfShop(shop) + page, { headers })
        expect([page, response.status]).toEqual([page, 200])
        return plain(await response.text()).replaceAll(urlOfShop(shop), '')
      }),
    )
    expect(new Set(seen).size, page).toBe(1)
  }
  const list = async (day: string) => {
    const url = `${urlOfShop(shops.at(-1) as Child)}/admin/pedidos?desde=${day}&hasta=${day}`
    const html = await (await fetch(url, { headers: { Cookie: cookie } })).text()
    return orders.filter(([, { number }]) => html.includes(number)).map(([at]) => at)
  }
  expect(await list('2026-10-31')).toEqual([dateTimes[0]])
  expect(await list('2026-11-01')).toEqual(dateTimes.slice(1, 4))
  expect(await list('2026-12-31')).toEqual([dateTimes[4]])
})
