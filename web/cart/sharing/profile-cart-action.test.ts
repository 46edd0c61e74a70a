import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

const one = '11111111-1111-4111-8111-111111111111'
const two = '22222222-2222-4222-8222-222222222222'
const line = (id: string, quantity: unknown) => ({ product: { id }, quantity })

async function send(cookie: string, body: unknown) {
  const app = await testApp({ now: () => new Date() })
  const response = await app.request('http://shop.test/carrito/perfil', {
    method: 'POST',
    headers: { Cookie: cookie, Origin: 'http://shop.test', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

test('a visitor has no cart in a profile', async () => {
  expect(await send('', { how: 'merge', cart: [] })).toEqual({
    status: 401,
    body: { ok: false, code: 'PGRST301' },
  })
})

test('at sign-in both carts are merged, with the larger quantity of each product, for this user only (S-013, S-333, S-334)', async () => {
  const db = await testDatabase()
  const mine = await aUser(db)
  await send(mine.cookie, { how: 'replace', cart: [line(one, 3), line(two, 1)] })
  const { body } = await send(mine.cookie, { how: 'merge', cart: [line(one, 2), line(two, 5)] })
  expect(body).toEqual({ ok: true, cart: [line(one, 3), line(two, 5)] })
  const others = await aUser(db)
  expect((await send(others.cookie, { how: 'merge', cart: [] })).body).toEqual({
    ok: true,
    cart: [],
  })
})

test('two tabs that merge at once lose nothing', async () => {
  const { cookie } = await aUser(await testDatabase())
  await Promise.all([
    send(cookie, { how: 'merge', cart: [line(one, 1)] }),
    send(cookie, { how: 'merge', cart: [line(two, 2)] }),
  ])
  const { body } = await send(cookie, { how: 'merge', cart: [] })
  expect((body as { cart: unknown[] }).cart).toHaveLength(2)
})

test('a forged cart retains its valid lines, and an unreadable one is refused', async () => {
  const { cookie } = await aUser(await testDatabase())
  const forged = [
    line(one, -1),
    line(two, 1.5),
    line('x', 1),
    null,
    { quantity: 1 },
    line(one, '1e3'),
  ]
  expect((await send(cookie, { how: 'merge', cart: forged })).body).toEqual({ ok: true, cart: [] })
  for (const body of [null, [], { how: 'steal', cart: [] }, { how: 'merge', cart: 'all' }])
    expect((await send(cookie, body)).status).toBe(400)
})

test('a visitor without a profile has an empty cart and no error (S-351)', async () => {
  const db = await testDatabase()
  const { id, cookie } = await aUser(db)
  await inTransaction(asSystem(db, 'a test'), ({ tx }) =>
    sql`delete from user_profiles where id = ${id}`.execute(tx),
  )
  expect(await send(cookie, { how: 'merge', cart: [line(one, 2)] })).toEqual({
    status: 200,
    body: { ok: true, cart: [line(one, 2)] },
  })
})
