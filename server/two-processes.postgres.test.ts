import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#platform/database/connect.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { type Child, kill, startChild } from '#tests/harness/child.ts'
import { openFeed } from '#tests/harness/events.ts'
import { apiTwin } from '#tests/harness/mail-twins.ts'
import { aPerson, knownPassword, signingConfig } from '#tests/harness/people.ts'
import { aPlainOrder } from '#tests/harness/plain-orders.ts'
import { addressOfShop, shopIsOpen } from '#tests/harness/shop-process.ts'
import { startFile } from '#tests/harness/whole-build.ts'
import { keptOrders, stocked } from '../tests/torture/audit.ts'
import { guestOrder, type Send, send, toldTotal } from '../tests/torture/guest-order.ts'
import { anOwnDatabase } from '../tests/torture/own-database.ts'

/** As behind a load balancer: one public address, two processes, one database. */
const shopUrl = 'http://shop.test'
const soon = { timeout: 30_000, interval: 50 }

async function pair() {
  const own = await anOwnDatabase()
  const db = await own.open()
  const twin = await apiTwin()
  const overdue = await Promise.all(
    Array.from({ length: 10 }, () => aPlainOrder(db, { payBy: new Date(Date.now() - 60_000) })),
  )
  const environment = {
    ...own.environment,
    SHOP_URL: shopUrl,
    SESSION_SECRET: signingConfig.SESSION_SECRET,
    ACCOUNT_ANSWER_MS: '0',
    MAIL_API_BASE: twin.base,
    RESEND_API_KEY: 're_x',
    MAIL_FROM: 'tienda@sol.example',
  }
  const shops = [0, 1].map(() => startChild([startFile], { PORT: '0', ...environment }))
  for (const shop of shops) await shop.until(shopIsOpen)
  return { db, twin, overdue, shops, addresses: shops.map(addressOfShop) }
}

const write = (db: Database, statement: ReturnType<typeof sql>) =>
  inTransaction(asSystem(db, 'a test changes the shop'), ({ tx }) => statement.execute(tx))

const askAt = (address: string, path: string, init: RequestInit = {}) =>
  fetch(address + path, {
    redirect: 'manual',
    ...init,
    headers: { Origin: shopUrl, 'Accept-Language': 'es', ...init.headers },
  })

const signIn = (address: string, email: string, password: string) =>
  askAt(address, '/login', { method: 'POST', body: new URLSearchParams({ email, password }) })

async function expectSharedSessions(db: Database, [one = '', other = '']: string[]): Promise<void> {
  const person = await aPerson(db, { shopUrl })
  const signedIn = await signIn(one, person.email, knownPassword)
  expect(signedIn.status).toBe(303)
  const Cookie = signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  const account = async (address: string) =>
    (await askAt(address, '/cuenta', { headers: { Cookie } })).status
  expect([await account(one), await account(other)]).toEqual([200, 200])
  const left = await askAt(one, '/logout', { method: 'POST', headers: { Cookie } })
  expect(left.status).toBeLessThan(400)
  expect(await account(other)).toBeGreaterThanOrEqual(300)
}

async function expectSharedLimits(db: Database, addresses: string[]): Promise<void> {
  const { email } = await aPerson(db, { shopUrl })
  for (let at = 0; at < 10; at += 1)
    await signIn(addresses[at % 2] ?? '', email, 'no-es-esta-Clave-7')
  for (const address of addresses)
    expect((await signIn(address, email, knownPassword)).status).toBe(429)
}

async function expectFreshPages(db: Database, addresses: string[]): Promise<void> {
  const path = '/catalogo/kit-luz-100-w-y-640-wh'
  const page = async (address: string) => (await askAt(address, path)).text()
  const feeds = await Promise.all(
    addresses.map((address) =>
      openFeed({
        request: (url: string) => fetch(url.replace('http://shop.test', address)),
      } as unknown as Parameters<typeof openFeed>[0]),
    ),
  )
  for (const feed of feeds) await feed.until('ready')
  for (const address of [...addresses, ...addresses])
    expect(await page(address)).not.toContain('$4,321')
  await write(
    db,
    sql`update products set sell_price = 4321, final_price = 4321 where url_slug = 'kit-luz-100-w-y-640-wh'`,
  )
  for (const feed of feeds) await feed.until('products_view')
  for (const address of addresses) expect(await page(address)).toContain('$4,321')
}

async function expectJobsDoneOnce({ db, twin, overdue }: Awaited<ReturnType<typeof pair>>) {
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
  const sent = () => twin.calls.filter(({ body }) => JSON.stringify(body).includes('once'))
  await vi.waitUntil(() => sent().length >= 20, soon)
  expect(new Set(sent().map(({ headers }) => headers['idempotency-key'])).size).toBe(20)
  expect(sent()).toHaveLength(20)
}

/** Asks one process and, when it is gone, the other, as a load balancer does. */
function balanced(addresses: readonly string[]): Send {
  let turn = 0
  return async (path, init) => {
    for (;;) {
      const address = addresses[turn++ % addresses.length] ?? ''
      const answer = await fetch(address + path, init).catch(() => null)
      if (answer) return answer
    }
  }
}

async function expectOrdersThoughOneDies(db: Database, addresses: string[], first: Child) {
  const [kit = ''] = await stocked(db, 1, 1_000)
  const ask = balanced(addresses)
  const lines = [{ id: kit, quantity: 1 }]
  const expectedTotal = await toldTotal(ask, lines)
  const told = new Map<string, string | undefined>()
  const buyer = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      const body = guestOrder(lines, { attemptKey: randomUUID(), expectedTotal })
      const answer = await send(ask, body)
      expect(answer.status).toBe(200)
      told.set(body.attemptKey, answer.data?.orderId)
      if (told.size === 8) await kill(first)
    }
  }
  await Promise.all(Array.from({ length: 5 }, () => buyer(6)))
  expect(told.size).toBe(30)
  const kept = await keptOrders(db, [...told.keys()])
  expect(kept.map(({ attempt, id }) => [attempt, id]).sort()).toEqual([...told].sort())
}

test('two processes on one database are one shop: sessions, limits, fresh pages, changes heard, jobs done once; one that is killed takes no order with it', {
  timeout: 240_000,
}, async () => {
  const shop = await pair()
  onTestFinished(async () => {
    for (const child of shop.shops) await kill(child)
    await shop.db.close()
  })
  const { db, addresses, shops } = shop
  await expectSharedSessions(db, addresses)
  await expectSharedLimits(db, addresses)
  await expectFreshPages(db, addresses)
  await expectJobsDoneOnce(shop)
  await expectOrdersThoughOneDies(db, addresses, shops[0] as Child)
})
