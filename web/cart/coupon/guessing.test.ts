import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hourMs } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { pruneAccounts } from '#server/jobs/prune-accounts.ts'
import { keyOf } from '#shop/accounts/limits/attempt-limit.service.server.ts'
import { beginDraft } from '#shop/checkout/drafts/drafts.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { asSystemActor, asVisitor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { productId } from '#tests/harness/orders/checkout.ts'
import { guestOrder, type Send } from '#tests/stress/guest-order.ts'

const right = 'GIRASOL1'
const app = await testApp({ now: () => new Date() })
const product = await productId()
const unknownCodes = (count: number) =>
  Array.from({ length: count }, () => `NO-${randomUUID().slice(0, 8)}`)

/** One way to ask whether a code exists, from one address. */
type Way = (ip: string, code: string) => Promise<boolean>

const byPage: Way = async (ip, code) => {
  const Cookie = `cart=${product}:1; cartCoupon=${code}; isShippingToCuba=true`
  const { text } = await visit(app, '/carrito', {
    headers: { Cookie, Accept: 'text/html', 'X-Forwarded-For': ip },
  })
  return text.includes(code)
}

const byForm: Way = async (ip, code) => {
  const response = await visit(app, '/cupon', {
    method: 'POST',
    headers: { Accept: 'application/json', 'X-Forwarded-For': ip },
    body: new URLSearchParams({ code }),
  })
  return response.status === 200
}

const byFunction: Way = async (ip, code) => {
  const ask: Send = (path, init) => app.request(`http://shop.test${path}`, init)
  const body = guestOrder([{ id: product, quantity: 1 }], { couponCode: code })
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': ip }
  const response = await ask('/functions/v1/create_guest_order', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return !(await response.text()).includes('coupon_invalid')
}

const ways: Readonly<Record<string, Way>> = { page: byPage, form: byForm, function: byFunction }

/** A code that exists and that nobody has asked for yet. */
async function aCode(): Promise<string> {
  const code = `SI-${randomUUID().slice(0, 8)}`.toUpperCase()
  await inTransaction(await asSystemActor(), ({ tx }) =>
    sql`insert into coupons (code, kind, basis_points) values (${code}, 'percent', 100)`.execute(
      tx,
    ),
  )
  return code
}

test.each(Object.keys(ways))(
  'codes cannot be guessed by the %s, not even in one burst',
  async (name) => {
    const way = ways[name] as Way
    const [ip, code] = [aClientIp(), await aCode()]
    expect(await way(ip, right)).toBe(true)
    await Promise.all(unknownCodes(40).map((unknown) => way(ip, unknown)))
    // the form's own limit by the minute ends sooner than the one for guesses
    await Promise.all(unknownCodes(5).map((unknown) => byPage(ip, unknown)))
    for (const other of Object.values(ways)) expect(await other(ip, code)).toBe(false)
    expect(await byPage(ip, right)).toBe(true)
    expect(await way(aClientIp(), code)).toBe(true)
  },
)

test('an old code in the cookie of a buyer is counted once, however many pages are opened', async () => {
  const ip = aClientIp()
  for (let page = 0; page < 40; page += 1) await byPage(ip, 'CADUCADO')
  expect(await byPage(ip, right)).toBe(true)
})

/** A shop whose requests lie so far apart that no limit of a minute is met. */
function aSlowShop() {
  let time = Date.now()
  return testApp({
    now: () => {
      time += 5_000
      return new Date(time)
    },
  })
}

test('shared carts of one client end with the day’s quota', async () => {
  const ip = aClientIp()
  const slow = await aSlowShop()
  const share = () =>
    visit(slow, '/carrito/compartir', {
      method: 'POST',
      headers: { Accept: 'application/json', 'X-Forwarded-For': ip },
      body: new URLSearchParams({ cart: `${product}:1` }),
    })
  const statuses = []
  for (let count = 0; count < 62; count += 1) statuses.push((await share()).status)
  expect(statuses.slice(58)).toEqual([200, 200, 429, 429])
  expect(
    (await (await aBrowser()).send('/carrito/compartir', { cart: `${product}:1` })).status,
  ).toBe(303)
})

test('events and visits beyond the day’s quota are dropped, and leave nothing on the disk', async () => {
  const ip = aClientIp()
  const name = `visit-${randomUUID()}`
  const slow = await aSlowShop()
  const record = (path: string, body: object) =>
    slow.request(`http://shop.test/functions/v1/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': ip },
      body: JSON.stringify(body),
    })
  for (let count = 0; count < 205; count += 1)
    expect((await record('track-site-visit', { utm_source: name })).status).toBe(204)
  const { rows } = await inTransaction(await asSystemActor(), ({ tx }) =>
    sql<{
      n: number
    }>`select count(*)::int as n from site_visits where utm_source = ${name}`.execute(tx),
  )
  expect(rows).toEqual([{ n: 200 }])
})

test('the events of a whole day have an end in kilobytes, however few batches bring them', async () => {
  const name = randomUUID()
  const key = keyOf({ what: 'eventBatchesShop', who: 'shop' })
  const counted = (sum: number) =>
    asSystemActor().then((system) =>
      inTransaction(system, ({ tx }) =>
        sql`insert into tries (key, began_at, count) values (${key}, now(), ${sum})
          on conflict (key) do update set count = excluded.count, began_at = now()`.execute(tx),
      ),
    )
  const event = { event_type: 'page', event_name: name, event_data: { a: 'x'.repeat(500) } }
  const send = () =>
    visit(app, '/functions/v1/record-events', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': aClientIp() },
      body: JSON.stringify({ events: Array(40).fill(event) }),
    })
  await counted(49_970)
  for (let count = 0; count < 3; count += 1) expect((await send()).status).toBe(204)
  const { rows } = await inTransaction(await asSystemActor(), ({ tx }) =>
    sql<{ n: number }>`select count(*)::int as n from analytics_events
      where event_name = ${name}`.execute(tx),
  )
  expect(rows).toEqual([{ n: 40 }])
  await counted(0)
})

test('what nobody continues has an end: events, visits, shared carts and empty drafts are deleted', async () => {
  const db = await testDatabase()
  const old = sql`now() - interval '400 days'`
  const name = randomUUID()
  const token = randomUUID().replaceAll('-', '').slice(0, 22)
  const now = new Date()
  await inTransaction(await asSystemActor(), async ({ tx }) => {
    await sql`insert into site_visits (utm_source, created_at) values (${name}, ${old})`.execute(tx)
    await sql`insert into analytics_events (event_type, event_name, user_session, created_at)
      values ('page', ${name}, 'anonymous', ${old})`.execute(tx)
    await sql`insert into shared_carts (token, cart, created_at) values (${token}, 'x:1', ${old})`.execute(
      tx,
    )
  })
  const ctx = await asVisitor({ now })
  const { id } = await beginDraft(ctx, {
    ...{ locale: 'es', destination: 'cuba', cart: `${product}:1`, couponCode: '' },
  })
  const left = async () =>
    inTransaction(await asSystemActor(), async ({ tx }) => {
      const { rows } = await sql<{ n: number }>`select (
        (select count(*) from site_visits where utm_source = ${name}) +
        (select count(*) from analytics_events where event_name = ${name}) +
        (select count(*) from shared_carts where token = ${token}) +
        (select count(*) from checkout_drafts where id = ${id}))::int as n`.execute(tx)
      return rows[0]?.n
    })
  expect(await left()).toBe(4)
  await pruneAccounts({ db, now: () => new Date(now.getTime() + 49 * hourMs) })
  expect(await left()).toBe(0)
})
