import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { actors, ctxOf } from '#tests/harness/actors.ts'
import { testDatabase } from '#tests/harness/database.ts'
import { inTransaction, type Tx } from './transaction.ts'

interface Who {
  role: string
  actor: string | null
}

const who = sql<Who>`select current_user::text as role, nullif(current_setting('shop.actor_id', true), '') as actor`
const whoIn = async (tx: Tx) => (await who.execute(tx)).rows[0]

const as = async (role: keyof typeof actors) => ctxOf(await testDatabase(), actors[role])

test('work runs as the role of its actor, with the actor known to the database', async () => {
  for (const role of ['anon', 'customer', 'admin', 'system'] as const) {
    const actor = actors[role]
    const seen = await inTransaction(await as(role), ({ tx }) => whoIn(tx))
    expect(seen).toEqual({ role, actor: 'id' in actor ? actor.id : null })
  }
})

test('role and actor vanish with the transaction', async () => {
  const db = await testDatabase()
  const before = await who.execute(db.kysely)
  await inTransaction(await as('admin'), ({ tx }) => whoIn(tx))
  expect((await who.execute(db.kysely)).rows).toEqual(before.rows)
  expect(before.rows[0]?.role).not.toBe('admin')
})

test('a nested transaction is the same one and keeps its actor', async () => {
  const ctx = await as('customer')
  await inTransaction(ctx, (outer) =>
    inTransaction({ ...outer, actor: actors.admin }, async (inner) => {
      expect(inner.tx).toBe(outer.tx)
      expect((await whoIn(inner.tx))?.role).toBe('customer')
    }),
  )
})

const addSetting = sql`insert into site_settings values ('transaction_test', 'x')`
const settings = async () => {
  const { rows } = await inTransaction(await as('admin'), ({ tx }) =>
    sql`select from site_settings where setting_key = 'transaction_test'`.execute(tx),
  )
  return rows.length
}

test('a thrown error rolls everything back, also from inside', async () => {
  const ctx = await as('admin')
  const work = inTransaction(ctx, async (outer) => {
    await addSetting.execute(outer.tx)
    await inTransaction(outer, () => Promise.reject(new Error('a fault')))
  })
  await expect(work).rejects.toThrow('a fault')
  expect(await settings()).toBe(0)
})

test('a returned refusal keeps what was written', async () => {
  const ctx = await as('admin')
  await inTransaction(ctx, async ({ tx }) => {
    await addSetting.execute(tx)
    return { ok: false, code: 'a_refusal' }
  })
  expect(await settings()).toBe(1)
  await inTransaction(ctx, ({ tx }) =>
    sql`delete from site_settings where setting_key = 'transaction_test'`.execute(tx),
  )
  expect(await settings()).toBe(0)
})

test('an actor id is a value, whatever it holds', async () => {
  const db = await testDatabase()
  const id = "x'); set role none; --"
  const seen = await inTransaction(ctxOf(db, { role: 'customer', id }), ({ tx }) => whoIn(tx))
  expect(seen).toEqual({ role: 'customer', actor: id })
})

test('two transactions at once do not see the actor of each other', async () => {
  const seen = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const ctx = ctxOf(await testDatabase(), { role: 'customer', id: String(index) })
      return inTransaction(ctx, async ({ tx }) => (await whoIn(tx))?.actor)
    }),
  )
  expect(seen).toEqual(Array.from({ length: 20 }, (_, index) => String(index)))
})
