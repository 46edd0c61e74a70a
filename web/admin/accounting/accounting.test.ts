import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser } from '#tests/harness/users/users.ts'

const app = await testApp()
const cookies = { admin: '', customer: '' }
const path = '/admin/contabilidad'
/** A month without sales in any other test. */
const april = 'desde=2032-04-01&hasta=2032-04-30'

beforeAll(async () => {
  const db = await testDatabase()
  cookies.admin = (await aUser(db, { role: 'admin' })).cookie
  cookies.customer = (await aUser(db)).cookie
  const piece = {
    quantity: 2,
    equipment: 20_000,
    freight: 0,
    delivery: 0,
    sell: 20_000,
    cost: 12_000,
  }
  await inTransaction(await asSystemActor(), ({ tx }) =>
    anOrder()
      .paidBy('paypal')
      .inUsa()
      .lines([piece])
      .discount(2_000)
      .paid(new Date('2032-04-10T17:00:00Z'))
      .insertIn(tx),
  )
})

const as = (cookie: string): RequestInit => ({ headers: { Cookie: cookie } })
const call = (name: string, cookie: string, body: unknown) =>
  visit(app, `/functions/v1/${name}`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
const range = { from: '2032-04-01', to: '2032-04-30' }

test('staff read revenue, costs and profit of a range as a chart, a table and a file (A-004)', async () => {
  const page = await visit(app, `${path}?${april}`, as(cookies.admin))
  for (const figure of ['$380.00', '$240.00', '$140.00', '$28.00', '1 pedido pagado'])
    expect(page.text).toContain(figure)
  expect(page.page.all('main svg')).not.toEqual([])
  const file = await visit(app, `${path}/archivo.csv?${april}`, as(cookies.admin))
  expect(file.headers.get('Content-Type')).toContain('text/csv')
  expect(file.html).toContain('2032-04-10,1,380,240,0,140,140,0,0,0,0,28,0')
  const cuba = await visit(app, `${path}?${april}&destino=cuba`, as(cookies.admin))
  expect(cuba.text).toContain('En este plazo no se vendió nada.')
  const english = await visit(app, `${path}?${april}&lng=en`, as(cookies.admin))
  expect(english.text).toContain('Where the profit comes from')
})

test('invalid days are refused beside their field, and the page stays', async () => {
  for (const requests of ['desde=ayer', 'desde=2032-05-01&hasta=2032-04-01', 'metodo=oro']) {
    const page = await visit(app, `${path}?${requests}`, as(cookies.admin))
    expect(page.status).toBe(200)
    expect(page.text).toContain('Revisa los días')
  }
})

test('the functions return dollars by their names to staff only (A-134, A-135, A-268, A-269)', async () => {
  const summary = await call('get_accounting_summary', cookies.admin, range)
  expect(JSON.parse(summary.html)).toEqual({
    ...{ total_revenue: 380, total_cogs: 240, total_costs: 0, total_profit: 140 },
  })
  const sources = await call('get_income_sources_summary', cookies.admin, range)
  expect(JSON.parse(sources.html)).toEqual({
    ...{ product_profit: 140, delivery_fee_profit: 0, shipping_profit: 0, other: 0 },
  })
  for (const name of ['get_accounting_summary', 'get_income_sources_summary']) {
    expect((await call(name, '', range)).status).toBe(401)
    expect((await call(name, cookies.customer, range)).status).toBe(403)
    expect((await call(name, cookies.admin, { from: 'x' })).status).toBe(400)
  }
})
