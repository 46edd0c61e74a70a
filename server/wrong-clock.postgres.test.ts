import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#platform/database/connect.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import {
  beginSecondFactor,
  finishSecondFactor,
} from '#shop/accounts/second-factor/second-factor.service.server.ts'
import type { SignedInCtx } from '#shop/accounts/security/prove.service.server.ts'
import { resolveSession } from '#shop/accounts/sessions/session.service.server.ts'
import { apiFake } from '#tests/fakes/mail-fakes.ts'
import { ctxOf } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { kill, startChild } from '#tests/harness/processes/child.ts'
import { shopIsOpen, urlOfShop } from '#tests/harness/processes/shop-process.ts'
import { codeOf } from '#tests/harness/users/authenticator.ts'
import { aUser, cookieHeader, knownPassword, signingConfig } from '#tests/harness/users/users.ts'
import { counted, stocked } from '#tests/stress/audit.ts'
import { guestOrder, quotedTotal, send } from '#tests/stress/guest-order.ts'
import { anOwnDatabase } from '#tests/stress/own-database.ts'

const shopUrl = 'http://shop.test'
const soon = { timeout: 40_000, interval: 50 }
const dayS = 86_400
const clock = './tests/harness/processes/wrong-clock.ts'

const requests = <Row>(db: Database, query: ReturnType<typeof sql<Row>>) =>
  inTransaction(asSystem(db, 'a test looks'), async ({ tx }) => (await query.execute(tx)).rows)

const stateOf = async (db: Database, id: string) =>
  (
    await requests(db, sql<{ s: string }>`select payment_status as s from orders where id = ${id}`)
  )[0]?.s

const emailMessage = (name: string, due: string) => sql`
  insert into outbox (recipient, locale, letter, subject, html, text, attempts, created_at, next_attempt_at)
  values (${`${name}@example.com`}, 'es', 'x', 'Hola', 'x', 'x', 1, now(), now() + ${due}::interval)`

async function aShop(environment: Readonly<Record<string, string>>, ...loaded: string[]) {
  const child = startChild([...loaded, 'server/main.mjs'], { PORT: '0', ...environment })
  onTestFinished(() => kill(child))
  await child.until(shopIsOpen)
  const url = urlOfShop(child)
  const send = (path: string, init: RequestInit = {}) =>
    fetch(url + path, {
      redirect: 'manual',
      ...init,
      headers: { Origin: shopUrl, 'Accept-Language': 'es', ...init.headers },
    })
  const post = (path: string, fields: Record<string, string>, Cookie = '') =>
    send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { Cookie } })
  return { child, send, post }
}
type Shop = Awaited<ReturnType<typeof aShop>>

/** Due work is done and other work is not, decided by the shop with the wrong clock alone. */
async function aWrongShop(clockDifferenceMs: number, thenBy: number) {
  const own = await anOwnDatabase()
  const db = await own.open()
  onTestFinished(() => db.close())
  const mails = await apiFake()
  const over = await anOrder()
    .paidBy('paypal')
    .payBy(new Date(Date.now() - 20_000))
    .insert(db)
  const waiting = await anOrder()
    .paidBy('paypal')
    .payBy(new Date(Date.now() + 600_000))
    .insert(db)
  await requests(db, emailMessage('due', '-20 seconds'))
  await requests(db, emailMessage('held-by-another', '10 minutes'))
  const environment = {
    ...own.environment,
    SHOP_URL: shopUrl,
    SESSION_SECRET: signingConfig.SESSION_SECRET,
    ACCOUNT_ANSWER_MS: '0',
    MAIL_API_BASE: mails.base,
    RESEND_API_KEY: 're_x',
    MAIL_FROM: 'tienda@sol.example',
  }
  const hasError = {
    CLOCK_WRONG_BY: String(clockDifferenceMs),
    CLOCK_THEN_WRONG_BY: String(thenBy),
  }
  const skewed = await aShop({ ...environment, ...hasError }, '--import', clock)
  expect(skewed.child.output()).toContain('the clock of this machine is wrong')
  await vi.waitUntil(async () => (await stateOf(db, over.id)) === 'expired', soon)
  expect(await stateOf(db, waiting.id)).toBe('awaiting_payment')
  const sent = () => JSON.stringify(mails.calls.map(({ body }) => body))
  await vi.waitUntil(() => sent().includes('due@example.com'), soon)
  expect(sent()).not.toContain('held-by-another')
  return { db, mails, skewed, environment }
}

const account = async (shop: Shop, Cookie: string) =>
  (await shop.send('/cuenta', { headers: { Cookie } })).status

type WrongShop = Awaited<ReturnType<typeof aWrongShop>>
type ApiFake = Awaited<ReturnType<typeof apiFake>>

async function expectOneSession(db: Database, skewed: Shop, right: Shop): Promise<void> {
  const { email, id, cookie } = await aUser(db, { shopUrl })
  const signedIn = await skewed.post('/login', { email, password: knownPassword })
  expect(signedIn.status).toBe(303)
  const own = cookieHeader(signedIn.headers.getSetCookie())
  for (const shop of [skewed, right]) expect(await account(shop, own)).toBe(200)
  const days = await requests(
    db,
    sql<{
      off: number
    }>`select abs(extract(epoch from expires_at - now() - interval '7 days'))::float8
      as off from sessions where user_id = ${id}`,
  )
  expect(Math.max(...days.map(({ off }) => off))).toBeLessThan(60)
  const lasts = (left: string) =>
    requests(
      db,
      sql`update sessions set expires_at = now() + ${left}::interval where user_id = ${id}`,
    )
  await lasts('1 minute')
  for (const shop of [skewed, right]) expect(await account(shop, cookie)).toBe(200)
  await lasts('-1 second')
  for (const shop of [skewed, right]) expect(await account(shop, cookie)).not.toBe(200)
}

/** The link that a shop sends for a new password. */
async function linkFrom(shop: Shop, mails: ApiFake, email: string): Promise<string> {
  await shop.post('/olvido-contrasena', { email })
  const link = () => {
    const body = mails.calls.map((call) => JSON.stringify(call.body)).find((b) => b.includes(email))
    return /\/reset-password\?token=[\w-]{43}/.exec(body ?? '')?.[0]
  }
  return (await vi.waitUntil(link, soon)) ?? ''
}

async function expectOneLife({ db, mails, skewed }: WrongShop, right: Shop): Promise<void> {
  const opens = async (shop: Shop, link: string) => (await shop.send(link)).status === 302
  const [one, other] = [await aUser(db, { shopUrl }), await aUser(db, { shopUrl })]
  const links = [
    await linkFrom(skewed, mails, one.email),
    await linkFrom(right, mails, other.email),
  ]
  for (const link of links)
    expect([await opens(skewed, link), await opens(right, link)]).toEqual([true, true])
  await requests(db, sql`update verifications set expires_at = now() - interval '1 second'`)
  for (const link of links)
    expect([await opens(skewed, link), await opens(right, link)]).toEqual([false, false])
}

/** An authenticator's code uses the right time, otherwise no administrator could sign in to set the clock. */
async function expectAuthenticators(db: Database, skewed: Shop): Promise<void> {
  const { email, cookie } = await aUser(db, { shopUrl, role: 'admin' })
  const caller = { address: randomUUID(), cookie, userAgent: 'a test' }
  const request = ctxOf(db, { role: 'anon' }, { config: signingConfig, caller, shopUrl })
  const now = new Date()
  const { user } = await resolveSession(request, now)
  const ctx = { ...request, now, user } as SignedInCtx
  const key = await beginSecondFactor(ctx, { password: knownPassword })
  if (!key.ok) throw new Error(key.code)
  await finishSecondFactor(ctx, { code: codeOf(key.value.uri) })
  const first = await skewed.post('/login', { email, password: knownPassword })
  expect(first.headers.get('Location')).toContain('/login/codigo')
  const Cookie = cookieHeader(first.headers.getSetCookie())
  const next = new Date(Date.now() + 30_000)
  const second = await skewed.post('/login/codigo', { code: codeOf(key.value.uri, next) }, Cookie)
  expect(second.status).toBe(303)
  expect(await account(skewed, cookieHeader(second.headers.getSetCookie()))).toBe(200)
}

/** Events are in their real order, though the clock of one shop jumps between two of them. */
async function expectOneHistory(db: Database, skewed: Shop, right: Shop): Promise<void> {
  const [kit = ''] = await stocked(db, 1, 50)
  const { cookie } = await aUser(db, { shopUrl, role: 'admin' })
  const lines = [{ id: kit, quantity: 2 }]
  const body = guestOrder(lines, { expectedTotal: await quotedTotal(skewed.send, lines) })
  const { data: order } = await send(skewed.send, body)
  if (!order) throw new Error('no order was placed')
  const [waits] = await requests(
    db,
    sql<{ hours: number }>`select extract(epoch from pay_by - now())::float8 / 3600 as hours
      from orders where id = ${order.orderId}`,
  )
  expect(waits?.hours).toBeCloseTo(72, 1)
  const page = `/admin/pedidos/${order.number}`
  const does = async (shop: Shop, intent: string, reason: string) => {
    const attempt = randomUUID()
    expect((await shop.post(page, { intent, reason, attempt }, cookie)).status).toBeLessThan(400)
  }
  await does(right, 'note', 'primera-nota')
  skewed.child.process.kill('SIGUSR2')
  await does(skewed, 'note', 'segunda-nota')
  await does(right, 'note', 'tercera-nota')
  await does(skewed, 'cancel', 'cuarta-nota')
  for (const shop of [skewed, right]) {
    const html = await (await shop.send(page, { headers: { Cookie: cookie } })).text()
    const response = html.match(/(primera|segunda|tercera|cuarta)(?=-nota<)/g)
    expect([...new Set(response)]).toEqual(['cuarta', 'tercera', 'segunda', 'primera'])
  }
  const times = await requests(
    db,
    sql<{ ago: number }>`select extract(epoch from now() - changed_at)::float8 as ago
      from order_changes where order_id = ${order.orderId} order by id`,
  )
  expect(times.length).toBeGreaterThanOrEqual(5)
  expect(times.every(({ ago }) => ago > -1 && ago < 60)).toBe(true)
  expect(await counted(db, [kit])).toMatchObject([{ stock: 50, sold: 0, moved: 0 }])
}

const jumps = [
  ['a day ahead, then a day behind', dayS, -dayS],
  ['a day behind, then a day ahead', -dayS, dayS],
] as const

test.each(jumps)(
  'a process whose clock is %s agrees with a correct one about what has expired, and records events in their order',
  { timeout: 240_000 },
  async (_, clockDifferenceMs, thenBy) => {
    const shop = await aWrongShop(clockDifferenceMs, thenBy)
    const right = await aShop(shop.environment)
    await expectOneSession(shop.db, shop.skewed, right)
    await expectOneLife(shop, right)
    await expectAuthenticators(shop.db, shop.skewed)
    await expectOneHistory(shop.db, shop.skewed, right)
  },
)
