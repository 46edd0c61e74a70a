import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { actors, ctxOf } from '#tests/harness/database/actors.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
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

const isFrame = (statement: string) => /^(begin|commit|rollback|select set_config)/.test(statement)
const everyType = sql`select 7::int as int, 9007199254740991::int8 as int8, 1.50::numeric as numeric,
  0.1::float8 as float, true as yes, false as no, null::text as nothing, '' as empty,
  E'"a"\\b\n\\u00f1ñ💡'::text as text, 'n'::name as name, '{"a": [1, null]}'::jsonb as jsonb,
  array[1, null, 3] as ints, array['a,b', null, '{"}'] as texts, '\\x00ff'::bytea as bytes,
  date '2026-02-28' as day, timestamptz '2026-02-28 23:59:59.123456+00' as time,
  interval '1 day 2 hours' as span, gen_random_uuid() is not null as "a ""name"""`
const someRows = sql`select n, n || ' products' as text from generate_series(3, 1, -1) n`
const noRows = sql`select 1 as n where false`

test('what is asked at the same time is one statement, with the answers of several', async () => {
  const ask = async () => {
    const { ctx, asked } = await aRequest('customer')
    const answers = await inTransaction(ctx, ({ tx }) =>
      Promise.all([everyType.execute(tx), someRows.execute(tx), noRows.execute(tx), whoIn(tx)]),
    )
    return { answers, statements: asked.filter((statement) => !isFrame(statement)) }
  }
  const alone = await ask()
  const together = await ask()
  expect(together.answers).toEqual(alone.answers)
  expect(together.statements).toHaveLength(1)
})

test('one of them that fails does so alone, and each is asked in the name of its actor', async () => {
  const { ctx } = await aRequest('customer')
  const zero = (value: number) => sql<{ share: number }>`select 12 / ${value}::int as share`
  const shares = (...values: number[]) =>
    Promise.allSettled(
      values.map((value) =>
        inTransaction(ctx, async ({ tx }) => (await zero(value).execute(tx)).rows[0]?.share),
      ),
    )
  await shares(3)
  const asSystemToo = asSystemWithin(ctx, 'a part', ({ tx }) => whoIn(tx))
  const [first, failed, last] = await shares(4, 0, 6)
  expect([first, last]).toEqual([3, 2].map((value) => ({ status: 'fulfilled', value })))
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
  expect(await asSystemToo).toEqual({ role: 'system', actor: '' })
})

test('a frequent statement is prepared for each role that asks it', async () => {
  const often = sql`select current_user::text as role, count(*)::int as own from orders`
  const rolesOf = async (role: keyof typeof actors) => {
    const { ctx } = await aRequest(role)
    return inTransaction(ctx, async ({ tx }) => (await often.execute(tx)).rows)
  }
  for (let time = 0; time < 6; time += 1)
    for (const role of ['admin', 'customer', 'system'] as const)
      expect(await rolesOf(role)).toMatchObject([{ role }])
  const db = await testDatabase()
  // of one connection: a server has several
  if (db.kind === 'server') return
  const prepared = await db.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_prepared_statements where statement like 'select current_user::text as role, count(*)%'`,
  )
  expect(prepared.rows).toEqual([{ count: 3 }])
})

test('what was prepared before a migration is asked again after it', async () => {
  await asOwner('create view outdated as select 1 as old')
  await asOwner('grant select on outdated to system')
  const ask = async () => {
    const { ctx } = await aRequest('system')
    const all = sql`select * from outdated`
    return inTransaction(ctx, async ({ tx }) => (await all.execute(tx)).rows)
  }
  for (let time = 0; time < 6; time += 1) expect(await ask()).toEqual([{ old: 1 }])
  await asOwner('create or replace view outdated as select 1 as old, 2 as newer')
  expect(await ask()).toEqual([{ old: 1, newer: 2 }])
  await asOwner('drop view outdated')
})
