import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { runAs } from '#tests/harness/database/access.ts'
import { actors, asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { asSignedInUsers } from '#tests/harness/users/users.ts'

const { customer, admin } = actors
const now = '2026-11-21T17:00:00Z'

beforeAll(async () =>
  asSignedInUsers(await testDatabase(), [
    { id: customer.id, role: 'customer' },
    { id: admin.id, role: 'admin' },
  ]),
)

const tables = {
  recipients: {
    columns: 'user_id, destination, details, created_at, updated_at',
    values: (id: string) => `'${id}', 'cuba', '{}', '${now}', '${now}'`,
    change: `update recipients set details = '{"a": "b"}'`,
  },
  checkout_drafts: {
    columns: 'user_id, locale, destination, cart, created_at, updated_at, expires_at',
    values: (id: string) => `'${id}', 'es', 'cuba', '', '${now}', '${now}', '2099-01-01'`,
    change: `update checkout_drafts set cart = 'x'`,
  },
}
type Table = keyof typeof tables

const insertFor = (table: Table, id: string) =>
  `insert into ${table} (${tables[table].columns}) values (${tables[table].values(id)})`

/** Rows that a role can read, update and delete, of one by the customer and one by the administrator. */
async function touched(table: Table, role: keyof typeof actors) {
  const system = await asSystemActor()
  const count = (statement: string) =>
    rolledBack(system, async (ctx) => {
      for (const { id } of [customer, admin]) await sql.raw(insertFor(table, id)).execute(ctx.tx)
      const actor = actors[role]
      const id = 'id' in actor ? actor.id : ''
      await sql`select set_config('role', 'none', true)`.execute(ctx.tx)
      await sql`select set_config('role', ${role}, true), set_config('shop.actor_id', ${id}, true)`.execute(
        ctx.tx,
      )
      const { rows, numAffectedRows } = await sql.raw(statement).execute(ctx.tx)
      return Number(numAffectedRows ?? rows.length)
    }).catch((error: { code?: string }) => {
      if (error.code === '42501') return 'refused'
      throw error
    })
  const theirs = `where user_id in ('${customer.id}', '${admin.id}')`
  const statements = [`select 1 from ${table}`, tables[table].change, `delete from ${table}`].map(
    (statement) => `${statement} ${theirs}`,
  )
  const responses = []
  for (const statement of statements) responses.push(await count(statement))
  return responses
}

const refusedAll = ['refused', 'refused', 'refused']

test('recipients: anon neither sees nor writes', async () => {
  expect(await touched('recipients', 'anon')).toEqual(refusedAll)
  expect(await runAs('anon', insertFor('recipients', customer.id))).toBe('refused')
})

test('recipients: customer writes only their own, and none for another user', async () => {
  expect(await touched('recipients', 'customer')).toEqual([1, 1, 1])
  expect(await runAs('customer', insertFor('recipients', customer.id))).toBe(1)
  expect(await runAs('customer', insertFor('recipients', admin.id))).toBe('refused')
})

test('recipients: admin writes only their own, and reads no others', async () => {
  expect(await touched('recipients', 'admin')).toEqual([1, 1, 1])
  expect(await runAs('admin', insertFor('recipients', customer.id))).toBe('refused')
})

test('recipients: system reads and writes all', async () => {
  expect(await touched('recipients', 'system')).toEqual([2, 2, 2])
})

test('checkout_drafts: anon neither sees nor writes', async () => {
  expect(await touched('checkout_drafts', 'anon')).toEqual(refusedAll)
  expect(await runAs('anon', insertFor('checkout_drafts', customer.id))).toBe('refused')
})

test('checkout_drafts: customer sees and drops only the own, and writes none past the shop', async () => {
  expect(await touched('checkout_drafts', 'customer')).toEqual([1, 'refused', 1])
  expect(await runAs('customer', insertFor('checkout_drafts', customer.id))).toBe('refused')
})

test('checkout_drafts: admin sees and drops only the own', async () => {
  expect(await touched('checkout_drafts', 'admin')).toEqual([1, 'refused', 1])
})

test('checkout_drafts: system reads and writes all', async () => {
  expect(await touched('checkout_drafts', 'system')).toEqual([2, 2, 2])
})
