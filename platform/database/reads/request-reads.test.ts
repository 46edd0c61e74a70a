import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { actors, ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { watchedDatabase } from '#tests/harness/database/query-counter.ts'
import { asSystem, asSystemWithin, inTransaction, type Tx } from '../transaction.ts'
import { RequestReads } from './request-reads.ts'

const who = sql<{ role: string; actor: string }>`select current_user::text as role,
  coalesce(current_setting('shop.actor_id', true), '') as actor`
const whoIn = async (tx: Tx) => (await who.execute(tx)).rows[0]
const idOf = (role: keyof typeof actors) => {
  const actor = actors[role]
  return 'id' in actor ? actor.id : ''
}

/** A request that only looks, and what it asks. */
async function aRequest(role: keyof typeof actors) {
  const asked: string[] = []
  const db = watchedDatabase(await testDatabase(), (statement) => asked.push(statement))
  const reads = new RequestReads(db.connections)
  return { asked, ctx: { ...ctxOf(db, actors[role]), reads } }
}

const transactions = (asked: readonly string[]) =>
  asked.filter((statement) => statement.startsWith('begin')).length

const note = (key: string) => sql`insert into site_settings values (${key}, 'x', '')`
const noted = (key: string) =>
  sql<{ key: string }>`select setting_key as key from site_settings where setting_key = ${key}`
const remove = async (key: string) =>
  inTransaction(asSystem(await testDatabase(), 'a test ends'), ({ tx }) =>
    sql`delete from site_settings where setting_key = ${key}`.execute(tx),
  )

test('what is read at once is one transaction, one after the other in the same turn too', async () => {
  const { ctx, asked } = await aRequest('anon')
  const read = (value: number) =>
    inTransaction(
      ctx,
      async ({ tx }) => (await sql`select ${value}::int as value`.execute(tx)).rows,
    )
  const values = await Promise.all([1, 2, 3].map(read))
  expect([...values, await read(4)].flat()).toEqual([1, 2, 3, 4].map((value) => ({ value })))
  expect(transactions(asked)).toBe(1)
})

test('each statement runs as the actor who asks it, whoever asks beside', async () => {
  const { ctx } = await aRequest('anon')
  const roles = ['anon', 'customer', 'admin', 'system', 'customer', 'anon'] as const
  const seen = await Promise.all(
    roles.map((role) =>
      inTransaction({ ...ctx, actor: actors[role] }, async (inside) => [
        await whoIn(inside.tx),
        await asSystemWithin(inside, 'a part', ({ tx }) => whoIn(tx)),
        await whoIn(inside.tx),
      ]),
    ),
  )
  expect(seen).toEqual(
    roles.map((role) => {
      const own = { role, actor: idOf(role) }
      return [own, { role: 'system', actor: '' }, own]
    }),
  )
})

test('the transaction of another actor cannot be re-entered here either', async () => {
  const { ctx } = await aRequest('customer')
  const work = inTransaction(ctx, (open) =>
    inTransaction({ ...open, actor: actors.admin }, ({ tx }) => whoIn(tx)),
  )
  await expect(work).rejects.toThrow(/re-entered a transaction of/)
})

test('the same question is asked once, but not for another actor', async () => {
  const { ctx, asked } = await aRequest('anon')
  const own = () => inTransaction(ctx, ({ tx }) => whoIn(tx))
  await Promise.all([own(), own(), asSystemWithin(ctx, 'a part', ({ tx }) => whoIn(tx))])
  expect(asked.filter((statement) => statement.includes('current_user'))).toHaveLength(2)
})

test('who writes after all has a transaction of its own, committed before it answers', async () => {
  const key = 'written_while_looking'
  const { ctx } = await aRequest('admin')
  const other = await aRequest('admin')
  const count = async ({ ctx: asking }: typeof other) =>
    inTransaction(asking, async ({ tx }) => (await noted(key).execute(tx)).rows.length)
  await inTransaction(ctx, async ({ tx }) => {
    await noted(key).execute(tx)
    await note(key).execute(tx)
  })
  expect(await count(other)).toBe(1)
  expect(await count({ ...other, ctx })).toBe(1)
  await remove(key)
})

test('a function that writes is refused there, and asked again in one that may', async () => {
  const { ctx, asked } = await aRequest('system')
  const written = await inTransaction(ctx, ({ tx }) =>
    sql`select forget_days_of(gen_random_uuid(), array[]::timestamptz[])`.execute(tx),
  )
  expect(written.rows).toHaveLength(1)
  expect(transactions(asked)).toBe(2)
})

test('a thrown error rolls back what was written', async () => {
  const key = 'undone_while_looking'
  const { ctx } = await aRequest('admin')
  const work = inTransaction(ctx, async ({ tx }) => {
    await note(key).execute(tx)
    throw new Error('a fault')
  })
  await expect(work).rejects.toThrow('a fault')
  const left = await inTransaction(ctx, async ({ tx }) => (await noted(key).execute(tx)).rows)
  expect(left).toEqual([])
})

test('a statement that fails is the fault of who asked it alone', async () => {
  const { ctx } = await aRequest('customer')
  const failing = inTransaction(ctx, ({ tx }) => sql`select 1 / 0`.execute(tx))
  const beside = [1, 2].map(() => inTransaction(ctx, ({ tx }) => whoIn(tx)))
  await expect(failing).rejects.toThrow('division by zero')
  const own = { role: 'customer', actor: idOf('customer') }
  expect(await Promise.all(beside)).toEqual([own, own])
  expect(await inTransaction(ctx, ({ tx }) => whoIn(tx))).toEqual(own)
})

test('nothing can be written in what several share', async () => {
  const { ctx } = await aRequest('admin')
  const shown = await inTransaction(
    ctx,
    async ({ tx }) =>
      (await sql`select current_setting('transaction_read_only') as is_on`.execute(tx)).rows,
  )
  expect(shown).toEqual([{ is_on: 'on' }])
})
