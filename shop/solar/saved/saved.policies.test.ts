import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { runAs } from '#tests/harness/database/access.ts'
import { actors, asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { asSignedInUsers } from '#tests/harness/users/users.ts'

const { customer, admin } = actors

beforeAll(async () =>
  asSignedInUsers(await testDatabase(), [
    { id: customer.id, role: 'customer' },
    { id: admin.id, role: 'admin' },
  ]),
)

const insertFor = (id: string) =>
  `insert into saved_calculations (user_id, name, query, saved_at) values ('${id}', 'Casa', '?kwh=90', now())`

/** How many rows a role sees, updates and deletes, of one owned by the customer and one by the administrator. */
async function touched(role: keyof typeof actors) {
  const theirs = `where user_id in ('${customer.id}', '${admin.id}')`
  const statements = [
    `select 1 from saved_calculations ${theirs}`,
    `update saved_calculations set name = 'Otra' ${theirs}`,
    `delete from saved_calculations ${theirs}`,
  ]
  const system = await asSystemActor()
  const actor = actors[role]
  const count = (statement: string) =>
    rolledBack(system, async ({ tx }) => {
      for (const { id } of [customer, admin]) await sql.raw(insertFor(id)).execute(tx)
      const id = 'id' in actor ? actor.id : ''
      await sql`select set_config('role', 'none', true)`.execute(tx)
      await sql`select set_config('role', ${role}, true), set_config('shop.actor_id', ${id}, true)`.execute(
        tx,
      )
      const { rows, numAffectedRows } = await sql.raw(statement).execute(tx)
      return Number(numAffectedRows ?? rows.length)
    }).catch((error: { code?: string }) => {
      if (error.code === '42501') return 'refused'
      throw error
    })
  const responses = []
  for (const statement of statements) responses.push(await count(statement))
  return responses
}

test('saved_calculations: anon neither sees nor writes', async () => {
  expect(await touched('anon')).toEqual(['refused', 'refused', 'refused'])
  expect(await runAs('anon', insertFor(customer.id))).toBe('refused')
})

test('saved_calculations: customer writes only the own, and none under another id', async () => {
  expect(await touched('customer')).toEqual([1, 1, 1])
  expect(await runAs('customer', insertFor(customer.id))).toBe(1)
  expect(await runAs('customer', insertFor(admin.id))).toBe('refused')
})

test('saved_calculations: admin writes only the own, and reads those of no other user', async () => {
  expect(await touched('admin')).toEqual([1, 1, 1])
  expect(await runAs('admin', insertFor(customer.id))).toBe('refused')
})

test('saved_calculations: system reads and writes all', async () => {
  expect(await touched('system')).toEqual([2, 2, 2])
})
