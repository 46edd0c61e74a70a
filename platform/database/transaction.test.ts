import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { actors, ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { asSystem, asSystemWithin, inNameOf, inTransaction, type Tx } from './transaction.ts'

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

test('a nested transaction of the same actor is the same one', async () => {
  await inTransaction(await as('customer'), (outer) =>
    inTransaction(outer, async (inner) => {
      expect(inner.tx).toBe(outer.tx)
      expect((await whoIn(inner.tx))?.role).toBe('customer')
    }),
  )
})

test('the transaction of another actor cannot be re-entered', async () => {
  const other = { role: 'customer', id: '00000000-0000-4000-8000-00000000c058' } as const
  for (const [outer, inner] of [
    ['customer', actors.admin],
    ['customer', actors.system],
    ['customer', other],
    ['anon', actors.system],
    ['admin', actors.customer],
    ['system', actors.anon],
  ] as const) {
    const work = inTransaction(await as(outer), (open) =>
      inTransaction({ ...open, actor: inner }, ({ tx }) => whoIn(tx)),
    )
    await expect(work).rejects.toThrow(/re-entered a transaction of/)
  }
})

test('the shop itself may act for two reasons in one transaction', async () => {
  const seen = await inTransaction(await as('system'), (outer) =>
    inTransaction({ ...outer, ...asSystem(outer.db, 'another') }, ({ tx }) => whoIn(tx)),
  )
  expect(seen?.role).toBe('system')
})

test('a part done as the shop itself really has its role, and the actor comes back', async () => {
  for (const role of ['anon', 'customer', 'admin', 'system'] as const) {
    const seen = await inTransaction(await as(role), async (outer) => {
      const inner = await asSystemWithin(outer, 'a part', async (inside) => {
        expect(inside.tx).toBe(outer.tx)
        return inTransaction(inside, ({ tx }) => whoIn(tx))
      })
      return { inner, after: await inTransaction(outer, ({ tx }) => whoIn(tx)) }
    })
    const id = 'id' in actors[role] ? actors[role].id : null
    expect(seen).toEqual({ inner: { role: 'system', actor: null }, after: { role, actor: id } })
  }
})

test('without an open transaction the system role opens its own', async () => {
  const seen = await asSystemWithin(await as('anon'), 'a part', ({ tx }) => whoIn(tx))
  expect(seen?.role).toBe('system')
})

test('the actor is restored when a part fails and the error is caught', async () => {
  const seen = await inTransaction(await as('customer'), async (outer) => {
    const fault = new Error('a fault')
    const part = asSystemWithin(outer, 'a part', () => Promise.reject(fault))
    await expect(part).rejects.toBe(fault)
    return inTransaction(outer, ({ tx }) => whoIn(tx))
  })
  expect(seen).toEqual({ role: 'customer', actor: actors.customer.id })
})

test('an error of the database in such a part is the one that is thrown', async () => {
  const work = inTransaction(await as('customer'), (outer) =>
    inNameOf(outer, actors.anon, ({ tx }) => sql`select 1 / 0`.execute(tx)),
  )
  await expect(work).rejects.toThrow('division by zero')
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

test('a returned refusal commits what was written', async () => {
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

test('an actor id is passed as a value, whatever it contains', async () => {
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
