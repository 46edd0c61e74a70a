import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, embeddedDatabase } from './connect.ts'
import { openInMemory } from './embedded/open-embedded.ts'

let db: Database

beforeAll(async () => {
  db = embeddedDatabase(await openInMemory())
  await db.pool.query('create table things (name text)')
}, 60_000)
afterAll(() => db.close())

const adding = (name: string) => sql`insert into things (name) values (${name})`
const names = async () =>
  (await db.pool.query<{ name: string }>('select name from things')).rows.map((row) => row.name)
const prepared = async () =>
  (
    await db.pool.query<{ statement: string }>(
      "select statement from pg_prepared_statements where name like 'kept%'",
    )
  ).rows.map((row) => row.statement)

test('frequent statements are prepared once, all others never', async () => {
  for (const name of ['a', 'b'])
    await db.repeating.transaction().execute((tx) => adding(name).execute(tx))
  await db.kysely
    .transaction()
    .execute((tx) => sql`delete from things where name = ${'b'}`.execute(tx))
  expect(await names()).toEqual(['a'])
  expect(await prepared()).toEqual(['insert into things (name) values ($1)'])
})

test('a transaction that is opened with its first statement is rolled back as a whole', async () => {
  for (const kysely of [db.kysely, db.repeating]) {
    const undone = kysely.transaction().execute(async (tx) => {
      await adding('undone').execute(tx)
      await sql`select 1 / ${0}::int`.execute(tx)
    })
    await expect(undone).rejects.toMatchObject({ code: '22012' })
    const refused = kysely.transaction().execute((tx) => sql.raw('select nothing').execute(tx))
    await expect(refused).rejects.toMatchObject({ code: '42703' })
  }
  expect(await names()).toEqual(['a'])
})

test('a transaction without a statement is none', async () => {
  await db.kysely.transaction().execute(async () => {})
  await db.kysely.transaction().execute((tx) => adding('c').execute(tx))
  expect(await names()).toEqual(['a', 'c'])
})

test('a plan that a migration invalidated fails once and is prepared again', async () => {
  const named = (name: string) =>
    db.repeating
      .transaction()
      .execute((tx) => sql`select name from things where name = ${name}`.execute(tx))
  await named('a')
  await db.pool.query('alter table things alter name type varchar(20)')
  await expect(named('a')).rejects.toMatchObject({ code: '0A000' })
  expect((await named('a')).rows).toEqual([{ name: 'a' }])
})
