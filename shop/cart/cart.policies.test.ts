import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { runAs } from '#tests/harness/database/access.ts'
import { actingAs, asSystemActor } from '#tests/harness/database/actors.ts'

const token = 'abcdefghijklmnopqrstuv'
const other = 'ABCDEFGHIJKLMNOPQRSTUV'
const insert = (created = 'now()') =>
  `insert into shared_carts (token, cart, created_at) values ('${token}', 'x', ${created})`
const changes = [`update shared_carts set cart = 'y'`, 'delete from shared_carts']

type Role = Parameters<typeof runAs>[0]

/** What a role sees of two carts, one of them expired, with the token `named`. */
const seenNaming = async (role: Role, named: string) =>
  rolledBack(await asSystemActor(), async (ctx) => {
    await sql`insert into shared_carts (token, cart, created_at) values (${token}, 'x', now()),
      (${other}, 'x', now() - interval '91 days')`.execute(ctx.tx)
    return actingAs(ctx, role, async ({ tx }) => {
      await sql`select set_config('shop.cart_token', ${named}, true)`.execute(tx)
      const { rows } = await sql`select token from shared_carts`.execute(tx)
      return rows.length
    })
  })

test.each(['anon', 'customer'] as const)(
  '%s opens only the cart whose whole token it names',
  async (role) => {
    expect(await seenNaming(role, token)).toBe(1)
    expect(await seenNaming(role, token.slice(0, 21))).toBe(0)
    expect(await seenNaming(role, '')).toBe(0)
    expect(await seenNaming(role, other)).toBe(0)
  },
)

test('shared_carts: anon shares a cart, cannot change or remove one or date it otherwise', async () => {
  expect(await runAs('anon', insert())).toBe(1)
  expect(await runAs('anon', insert(`now() + interval '1 year'`))).toBe('refused')
  expect(await Promise.all(changes.map((one) => runAs('anon', one)))).toEqual([
    'refused',
    'refused',
  ])
})

test('shared_carts: customer shares a cart, cannot change or remove one', async () => {
  expect(await runAs('customer', insert())).toBe(1)
  expect(await Promise.all(changes.map((one) => runAs('customer', one)))).toEqual([
    'refused',
    'refused',
  ])
})

test('shared_carts: admin sees every cart', async () => {
  expect(await seenNaming('admin', '')).toBe(2)
})

test('shared_carts: system sees and removes every cart', async () => {
  expect(await seenNaming('system', '')).toBe(2)
  expect(await runAs('system', 'delete from shared_carts')).toBe(0)
})
