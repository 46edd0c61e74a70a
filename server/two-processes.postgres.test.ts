import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#platform/database/connect.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { apiFake } from '#tests/fakes/mail-fakes.ts'
import { openFeed } from '#tests/harness/app/events.ts'
import { startFile } from '#tests/harness/app/whole-build.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { type Child, kill, startChild } from '#tests/harness/processes/child.ts'
import { shopIsOpen, urlOfShop } from '#tests/harness/processes/shop-process.ts'
import { aUser, knownPassword, signingConfig } from '#tests/harness/users/users.ts'
import { stocked, storedOrders } from '#tests/stress/audit.ts'
import { guestOrder, quotedTotal, type Send, send } from '#tests/stress/guest-order.ts'
import { anOwnDatabase } from '#tests/stress/own-database.ts'

/** As behind a load balancer: one public address, two processes, one database. */
const shopUrl = 'http://shop.test'
const soon = { timeout: 30_000, interval: 50 }

async function pair() {
  const own = await anOwnDatabase()
  const db = await own.open()
  const fake = await apiFake()
  const overdue = await Promise.all(
    Array.from({ length: 10 }, () =>
      anOrder()
        .paidBy('paypal')
        .payBy(new Date(Date.now() - 60_000))
        .insert(db),
    ),
  )
  const environment = {
    ...own.environment,
    SHOP_URL: shopUrl,
    SESSION_SECRET: signingConfig.SESSION_SECRET,
    ACCOUNT_ANSWER_MS: '0',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    MAIL_API_BASE: fake.base,
    RESEND_API_KEY: 're_x',
    MAIL_FROM: 'tienda@sol.example',
  }
  const shops = [0, 1].map(() => startChild([startFile], { PORT: '0', ...environment }))
  for (const shop of shops) await shop.until(shopIsOpen)
  return { db, fake, overdue, shops, addresses: shops.map(urlOfShop) }
}

const write = (db: Database, statement: ReturnType<typeof sql>) =>
  inTransaction(asSystem(db, 'a test changes the shop'), ({ tx }) => statement.execute(tx))

const askAt = (url: string, path: string, init: RequestInit = {}) =>
  fetch(url + path, {
    redirect: 'manual',
    ...init,
    headers: { Origin: shopUrl, 'Accept-Language': 'es', ...init.headers },
  })

const signIn = (url: string, email: string, password: string) =>
  askAt(url, '/login', { method: 'POST', body: new URLSearchParams({ email, password }) })

async function expectSharedSessions(db: Database, [one = '', other = '']: string[]): Promise<void> {
  const user = await aUser(db, { shopUrl })
  const signedIn = await signIn(one, user.email, knownPassword)
  expect(signedIn.status).toBe(303)
  const Cookie = signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  const account = async (url: string) =>
    (await askAt(url, '/cuenta', { headers: { Cookie } })).status
  expect([await account(one), await account(other)]).toEqual([200, 200])
  const left = await askAt(one, '/logout', { method: 'POST', headers: { Cookie } })
  expect(left.status).toBeLessThan(400)
  expect(await account(other)).toBeGreaterThanOrEqual(300)
}

async function expectSharedLimits(db: Database, urls: string[]): Promise<void> {
  const { email } = await aUser(db, { shopUrl })
  for (let at = 0; at < 10; at += 1) await signIn(urls[at % 2] ?? '', email, 'no-es-esta-Clave-7')
  for (const url of urls) expect((await signIn(url, email, knownPassword)).status).toBe(429)
}

async function expectFreshPages(db: Database, urls: string[]): Promise<void> {
  const path = '/catalogo/kit-luz-100-w-y-640-wh'
  const page = async (url: string) => (await askAt(url, path)).text()
  const feeds = await Promise.all(
    urls.map((path) =>
      openFeed({
        request: (url: string) => fetch(url.replace('http://shop.test', path)),
      } as unknown as Parameters<typeof openFeed>[0]),
    ),
  )
  for (const feed of feeds) await feed.until('ready')
  for (const url of [...urls, ...urls]) expect(await page(url)).not.toContain('$4,321')
  await write(
    db,
    sql`update products set sell_price = 4321, final_price = 4321 where url_slug = 'kit-luz-100-w-y-640-wh'`,
  )
  for (const feed of feeds) await feed.until('products_view')
  for (const url of urls) expect(await page(url)).toContain('$4,321')
}

async function expectJobsDoneOnce({ db, fake, overdue }: Awaited<ReturnType<typeof pair>>) {
  const changes = async () => {
    const ids = overdue.map(({ id }) => id)
    const { rows } = await inTransaction(asSystem(db, 'a test looks'), ({ tx }) =>
      sql<{ to_state: string }>`select to_state from order_changes
        where order_id = any(${ids}) and axis = 'payment'`.execute(tx),
    )
    return rows.map(({ to_state }) => to_state)
  }
  await vi.waitUntil(async () => (await changes()).length >= 10, soon)
  expect(await changes()).toEqual(overdue.map(() => 'expired'))
  await write(
    db,
    sql`insert into outbox (recipient, locale, letter, subject, html, text, created_at, next_attempt_at)
      select 'once' || n || '@example.com', 'es', 'x', 'Hola', 'x', 'x', now(), now()
      from generate_series(1, 20) n`,
  )
  const sent = () => fake.calls.filter(({ body }) => JSON.stringify(body).includes('once'))
  await vi.waitUntil(() => sent().length >= 20, soon)
  expect(new Set(sent().map(({ headers }) => headers['idempotency-key'])).size).toBe(20)
  expect(sent()).toHaveLength(20)
}

/** Sends a request to one process and, when it is down, to the other, as a load balancer does. */
function balanced(urls: readonly string[]): Send {
  let turn = 0
  return async (path, init) => {
    for (;;) {
      const url = urls[turn++ % urls.length] ?? ''
      const response = await fetch(url + path, init).catch(() => null)
      if (response) return response
    }
  }
}

async function expectOrdersThoughOneDies(db: Database, urls: string[], first: Child) {
  const [kit = ''] = await stocked(db, 1, 1_000)
  const request = balanced(urls)
  const lines = [{ id: kit, quantity: 1 }]
  const expectedTotal = await quotedTotal(request, lines)
  const acknowledged = new Map<string, string | undefined>()
  const buyer = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      const body = guestOrder(lines, { idempotencyKey: randomUUID(), expectedTotal })
      const response = await send(request, body)
      expect(response.status).toBe(200)
      acknowledged.set(body.idempotencyKey, response.data?.orderId)
      if (acknowledged.size === 8) await kill(first)
    }
  }
  await Promise.all(Array.from({ length: 5 }, () => buyer(6)))
  expect(acknowledged.size).toBe(30)
  const stored = await storedOrders(db, [...acknowledged.keys()])
  expect(stored.map(({ attempt, id }) => [attempt, id]).sort()).toEqual([...acknowledged].sort())
}

test('two processes on one database are one shop: sessions, limits, fresh pages, notifications, jobs run once; a killed process loses no order', {
  timeout: 240_000,
}, async () => {
  const shop = await pair()
  onTestFinished(async () => {
    for (const child of shop.shops) await kill(child)
    await shop.db.close()
  })
  const { db, addresses: urls, shops } = shop
  await expectSharedSessions(db, urls)
  await expectSharedLimits(db, urls)
  await expectFreshPages(db, urls)
  await expectJobsDoneOnce(shop)
  await expectOrdersThoughOneDies(db, urls, shops[0] as Child)
})
