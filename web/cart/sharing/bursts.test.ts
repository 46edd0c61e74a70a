import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { soldEverywhere } from '#tests/harness/orders/place-order.ts'
import { productIdOf } from '#tests/harness/orders/stock.ts'

const shop = 'http://shop.test'
const start = new Date('2026-11-23T12:00:00Z').getTime()

/** A shop whose clock stands until it is moved. */
async function aShop() {
  let time = start
  const app = await testApp({ now: () => new Date(time) })
  return { app, wait: (seconds: number) => (time += seconds * 1_000) }
}
type App = Awaited<ReturnType<typeof aShop>>['app']

const many = (count: number, send: () => Response | Promise<Response>) =>
  Promise.all(Array.from({ length: count }, send))
function statuses(responses: readonly Response[]) {
  const counts: Record<number, number> = {}
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

async function sharing(app: App, ip: string) {
  const db = await testDatabase()
  const id = await inTransaction(asSystem(db, 'a test'), ({ tx }) =>
    productIdOf(tx, soldEverywhere),
  )
  const cart = `${id}:1`
  return () =>
    app.request(`${shop}/carrito/compartir`, {
      method: 'POST',
      headers: { Origin: shop, Accept: 'application/json', 'X-Forwarded-For': ip },
      body: new URLSearchParams({ cart }),
    })
}

test('a hundred shared carts within a second are refused after the first few, with the time to wait', async () => {
  const { app, wait } = await aShop()
  const share = await sharing(app, aClientIp())
  const burst = await many(100, share)
  expect(statuses(burst)).toEqual({ 200: 15, 429: 85 })
  const refused = burst.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('Retry-After'))).toBe(60)
  wait(61)
  expect((await share()).status).toBe(200)
})

const stored = async (table: 'analytics_events' | 'site_visits') =>
  inTransaction(asSystem(await testDatabase(), 'a test'), async ({ tx }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)}`.execute(tx)
    return rows[0]?.count ?? 0
  })

const view = { event_type: 'page', event_name: 'page_view', event_data: { path: '/', seconds: 2 } }

test.each([
  ['record-events', 'analytics_events', { events: [view] }, 60],
  ['track-site-visit', 'site_visits', {}, 30],
] as const)(
  'a burst of %s from one client is stored only in part',
  async (name, table, body, max) => {
    const { app } = await aShop()
    const ip = aClientIp()
    const before = await stored(table)
    const answers = await many(100, () =>
      app.request(`${shop}/functions/v1/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: shop, 'X-Forwarded-For': ip },
        body: JSON.stringify(body),
      }),
    )
    expect(statuses(answers)).toEqual({ 204: 100 })
    expect((await stored(table)) - before).toBe(max)
  },
)
