import { expect, test, vi } from 'vitest'
import { type ApiCall, apiFake } from '#tests/fakes/mail-fakes.ts'
import { migratedDatabase } from '#tests/harness/database/postgres.ts'
import { kill } from '#tests/harness/processes/child.ts'
import { shopIsOpen, startShop } from '#tests/harness/processes/shop-process.ts'

const soon = { timeout: 20_000, interval: 50 }
const insert = (count: number) =>
  `insert into outbox (recipient, locale, letter, subject, html, text, created_at, next_attempt_at)
   select 'persona' || n || '@example.com', 'es', 'x', 'Hola', 'secreto-html', 'secreto-text', now(), now()
   from generate_series(1, ${count}) n`
const keyOf = ({ headers }: ApiCall) => headers['idempotency-key']

async function shopsThatSend(base: string) {
  const database = await migratedDatabase()
  const open = async () => {
    const shop = startShop({
      DATABASE_URL: database.login,
      MAIL_API_BASE: base,
      RESEND_API_KEY: 're_secreta',
      MAIL_FROM: 'tienda@sol.example',
    })
    await shop.until(shopIsOpen)
    return shop
  }
  const count = async (condition: string) => {
    const query = `select count(*)::integer as count from outbox where ${condition}`
    return (await database.query(query)).rows[0].count as number
  }
  return { database, open, count }
}

test('two processes send every e-mail once, and log none of its content', async () => {
  const fake = await apiFake()
  const { database, open, count } = await shopsThatSend(fake.base)
  const shops = [await open(), await open()]
  await database.query(insert(30))
  await vi.waitUntil(async () => (await count('sent_at is not null')) === 30, soon)
  expect(fake.calls).toHaveLength(30)
  expect(new Set(fake.calls.map(keyOf)).size).toBe(30)
  expect(await count('html is not null or text is not null')).toBe(0)
  for (const shop of shops) {
    expect(shop.output()).not.toMatch(/secret|persona/)
    await kill(shop)
  }
})

test('a process killed while it sends loses nothing: another sends with the same key', async () => {
  let silent = true
  const fake = await apiFake(() => (silent ? 'nothing' : { status: 200, body: { id: 'x' } }))
  const { database, open, count } = await shopsThatSend(fake.base)
  const first = await open()
  await database.query(insert(1))
  await vi.waitUntil(() => fake.calls.length === 1, soon)
  await kill(first)
  silent = false
  await database.query("update outbox set next_attempt_at = next_attempt_at - interval '5 minutes'")
  await open()
  await vi.waitUntil(async () => (await count('sent_at is not null')) === 1, soon)
  expect(fake.calls.map(keyOf)).toEqual([keyOf(fake.calls[0]!), keyOf(fake.calls[0]!)])
})

test('SIGTERM ends a process although the mail service does not respond, and the e-mail stays queued', async () => {
  const fake = await apiFake(() => 'nothing')
  const { database, open, count } = await shopsThatSend(fake.base)
  const shop = await open()
  await database.query(insert(1))
  await vi.waitUntil(() => fake.calls.length === 1, soon)
  shop.process.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
  expect(await count("sent_at is null and failed_at is null and last_error <> ''")).toBe(1)
})
