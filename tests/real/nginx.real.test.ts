import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { openFeed } from '#tests/harness/app/events.ts'
import { atPayment, totalIn } from '#tests/harness/orders/checkout.ts'
import { aUser, knownPassword } from '#tests/harness/users/users.ts'
import { counted, storedOrders } from '#tests/stress/audit.ts'
import { guestOrder, quotedTotal, type Send, send } from '#tests/stress/guest-order.ts'
import { type DebianPostgres, startPostgres } from './parts/debian-postgres.ts'
import { endAll } from './parts/ends.ts'
import { type FilledShop, fillShop } from './parts/filled-shop.ts'
import { shopName, startNginx } from './parts/nginx.ts'
import { reached } from './parts/reached.ts'
import { aShopOnPort, type ShopOnPort } from './parts/shop-on-port.ts'
import { aVisitor } from './parts/visitor.ts'

const shopUrl = `https://${shopName}`
let server: DebianPostgres
let filled: FilledShop
let processes: readonly [ShopOnPort, ShopOnPort]
let nginx: Awaited<ReturnType<typeof startNginx>>

beforeAll(async () => {
  server = await startPostgres()
  filled = await fillShop(server.url)
  const environment = { DATABASE_URL: filled.url, SHOP_URL: shopUrl }
  processes = [await aShopOnPort(environment), await aShopOnPort(environment)]
  nginx = await startNginx([processes[0].port, processes[1].port])
})
afterAll(endAll)

const visitorFrom = (localAddress: string) => aVisitor({ ...nginx, localAddress })

test('a visitor who trusts the authority gets the shop over TLS and HTTP/2, with HSTS; any other refuses', async () => {
  const { protocol, send: ask } = await visitorFrom('127.0.0.1')
  expect(protocol).toBe('h2')
  const page = await ask('/catalogo', {})
  expect(page.status).toBe(200)
  expect(page.headers.get('Strict-Transport-Security')).toContain('max-age=')
  expect(await page.text()).toContain(`<link rel="canonical" href="${shopUrl}/catalogo"`)
  await expect(aVisitor({ port: nginx.port })).rejects.toThrow(/certificate/)
})

test('an open change feed gets what changes at once: nothing holds it back', async () => {
  const { send: ask } = await visitorFrom('127.0.0.1')
  const feed = await openFeed(reached(ask, shopUrl))
  expect(feed.status).toBe(200)
  await feed.until('ready')
  await inTransaction(asSystem(filled.db, 'a test changes a price'), ({ tx }) =>
    sql`update products set sell_price = sell_price + 1 where id = ${filled.kit}`.execute(tx),
  )
  await feed.until('products_view')
})

const signIn = (request: Send, email: string, password: string, forged: string) =>
  request('/login', {
    method: 'POST',
    headers: { 'X-Forwarded-For': forged },
    body: new URLSearchParams({ email, password }),
  })

test('limits count the visitor as nginx saw him, whatever he writes into X-Forwarded-For, and no other', async () => {
  const { email } = await aUser(filled.db, { shopUrl })
  const guesser = await visitorFrom('127.0.0.2')
  const neighbour = await visitorFrom('127.0.0.3')
  for (let at = 0; at < 10; at += 1)
    await signIn(guesser.send, `nadie-${at}@example.com`, 'no-es-esta-Clave-7', `203.0.113.${at}`)
  const limited = await signIn(guesser.send, email, knownPassword, '203.0.113.77')
  expect(limited.status).toBe(429)
  expect((await signIn(neighbour.send, email, knownPassword, '127.0.0.2')).status).toBe(303)
})

test('while the database is unavailable every visitor is told by the shop when to come again', async () => {
  const { send: ask } = await visitorFrom('127.0.0.1')
  await server.stop()
  const responses: string[] = []
  for (let at = 0; at < 20; at += 1) {
    const { status, headers } = await ask(`/catalogo?q=corte-${at}`, {})
    responses.push(`${status} ${headers.get('Retry-After')}`)
  }
  await server.start()
  expect(new Set(responses)).toEqual(new Set(['503 5']))
  await expect.poll(async () => (await ask('/healthz', {})).status, { timeout: 20_000 }).toBe(200)
})

test('files of products, and the photos of any phone, reach the shop, which says itself what it takes', async () => {
  const { send: ask } = await visitorFrom('127.0.0.1')
  const uploads = [
    ['/admin/products/import', 11_000_000],
    ['/pedido/nadie/danos', 47_000_000],
  ] as const
  for (const [path, size] of uploads) {
    const { status, headers } = await ask(path, { method: 'POST', body: 'x'.repeat(size) })
    expect([path, status, headers.has('X-Request-Id')]).toEqual([path, expect.any(Number), true])
  }
})

/** Buyers without scripts who look at the last step; each presses the button when told to, again when told to come again. */
const buyersAtLastStep = (request: Send, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const browser = await atPayment({ cart: `${filled.kit}:1` }, reached(request, shopUrl))
      const total = totalIn(await browser.open('/checkout/pago'))
      return async () => {
        for (;;) {
          const fields = { method: 'zelle', terms: 'yes', total }
          const { status, headers } = await browser.send('/checkout/pago', fields)
          if (!(status === 503 && headers.has('Retry-After'))) return status
        }
      }
    }),
  )

/** Eight buyers order one after the other until told to stop; a crowded shop may tell them to come again, nothing else. */
async function steadyBuyers(request: Send) {
  const lines = [{ id: filled.kit, quantity: 1 }]
  const expectedTotal = await quotedTotal(request, lines)
  const acknowledged = new Map<string, string | undefined>()
  const failures: unknown[] = []
  let isOpen = true
  const order = async () => {
    const body = guestOrder(lines, { expectedTotal })
    for (;;) {
      const response = await send(request, body)
      if (response.status === 200)
        return acknowledged.set(body.idempotencyKey, response.data?.orderId)
      if (response.status !== 503 || !response.retryAfter) return failures.push(response)
    }
  }
  const buyer = async () => {
    while (isOpen && failures.length === 0) await order()
  }
  const all = Promise.all(Array.from({ length: 8 }, buyer))
  const end = async () => {
    isOpen = false
    await all
  }
  return { acknowledged, failures, end }
}

test('a process is killed, the other restarted as an upgrade does, while buyers order by form and by the interface: not one order fails, each is there once', async () => {
  const { send: ask } = await visitorFrom('127.0.0.1')
  const atLastStep = [await buyersAtLastStep(ask, 6), await buyersAtLastStep(ask, 6)]
  const { acknowledged, failures, end } = await steadyBuyers(ask)
  await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(20)
  const forms: Promise<number>[] = []
  for (const shop of processes) {
    forms.push(...(atLastStep.pop() ?? []).map((press) => press()))
    await (shop === processes[0] ? shop.kill() : shop.stop())
    await shop.start()
    const isAskedAgain = () => failures.length > 0 || shop.output().includes('create_guest_order')
    await expect.poll(isAskedAgain, { timeout: 60_000 }).toBe(true)
  }
  await end()
  const ordered = await Promise.all(forms)
  expect(failures).toEqual([])
  expect(ordered).toEqual(forms.map(() => 303))
  const stored = await storedOrders(filled.db, [...acknowledged.keys()])
  expect(stored.map(({ attempt, id }) => [attempt, id]).sort()).toEqual([...acknowledged].sort())
  const [now] = await counted(filled.db, [filled.kit])
  expect(now?.sold).toBe(stored.length + forms.length)
})
