import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, migratedDatabase } from '#tests/harness/postgres.ts'
import { migrate, migrationFiles } from './migrate.ts'

function poolOf(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  onTestFinished(() => pool.end())
  return pool
}

const every = migrationFiles().map(({ name }) => name)

test('four processes that start at once take turns, and one of them migrates', async () => {
  const { owner } = await emptyDatabase()
  const pools = Array.from({ length: 4 }, () => poolOf(owner))
  const applied = await Promise.all(pools.map((pool) => migrate(pool)))
  expect(applied.filter((names) => names.length > 0)).toEqual([every])
})

test('a second start applies nothing', async () => {
  const { owner } = await migratedDatabase()
  expect(await migrate(poolOf(owner))).toEqual([])
})

test('a migration that was changed after it had been applied is refused by name', async () => {
  const { owner, query } = await migratedDatabase()
  await query(`update private.migration_history set hash = 'other' where name = '${every[0]}'`)
  await expect(migrate(poolOf(owner))).rejects.toThrow(
    `Migration ${every[0]} was changed after it had been applied; write a new one instead.`,
  )
})

const policies = 'select tablename, policyname, roles, cmd, qual from pg_policies order by 1, 2'
const grants = `select grantee, table_name, privilege_type from information_schema.role_table_grants
  where table_schema = 'public' and grantee in ('anon', 'customer') order by 1, 2, 3`

test('when a policy file changed, policies and grants are written again as the files say', async () => {
  const { owner, query } = await migratedDatabase()
  const [written, granted] = [(await query(policies)).rows, (await query(grants)).rows]
  await query(`create policy too_open on site_settings for all to anon using (true);
    drop policy everyone_reads_settings on site_settings;
    grant insert, delete on site_settings to anon;
    update private.migration_history set hash = 'other' where name = 'policies'`)
  expect((await query(policies)).rows).not.toEqual(written)
  await migrate(poolOf(owner))
  expect((await query(policies)).rows).toEqual(written)
  expect((await query(grants)).rows).toEqual(granted)
})

test('a migration that fails leaves nothing of itself and the lock free', async () => {
  const { owner, query } = await emptyDatabase()
  await query('create table products (a_stranger integer)')
  await expect(migrate(poolOf(owner))).rejects.toThrow('already exists')
  const { rows } = await query('select name from private.migration_history order by 1')
  expect(rows.map(({ name }) => name)).not.toContain('0003_catalogue.sql')
  await query('drop table products')
  expect(await migrate(poolOf(owner))).toContain('0003_catalogue.sql')
})
