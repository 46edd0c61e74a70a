import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, migratedDatabase } from '#tests/harness/database/postgres.ts'
import { describeSchema } from '../../scripts/build/describe-schema.ts'
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

test('when a functions or policies file changed, functions, triggers, policies and grants are recreated from the files', async () => {
  const { owner, query } = await migratedDatabase()
  const pool = poolOf(owner)
  const written = await describeSchema(pool)
  await query(`create policy too_open on site_settings for all to anon using (true);
    drop policy everyone_reads_settings on site_settings;
    grant insert, delete on site_settings to anon;
    create function by_hand() returns trigger language plpgsql as 'begin return null; end';
    create trigger by_hand after insert on orders for each statement execute function by_hand();
    drop trigger orders_tell_zelle on orders;
    create or replace function is_me(id uuid) returns boolean language sql stable as 'select true';
    update private.migration_history set hash = 'other' where name = 'functions and policies'`)
  expect(await describeSchema(pool)).not.toBe(written)
  await migrate(pool)
  expect(await describeSchema(pool)).toBe(written)
})

test('a migration that fails is rolled back and releases the lock', async () => {
  const { owner, query } = await emptyDatabase()
  await query('create table products (a_stranger integer)')
  await expect(migrate(poolOf(owner))).rejects.toThrow('already exists')
  const { rows } = await query('select name from private.migration_history order by 1')
  expect(rows.map(({ name }) => name)).not.toContain('baseline/040_catalogue.sql')
  await query('drop table products')
  expect(await migrate(poolOf(owner))).toContain('baseline/040_catalogue.sql')
})

test('a database from before the baseline is refused, with the way to carry it over', async () => {
  const { owner, query } = await emptyDatabase()
  await query(`create schema private;
    create table private.migration_history (name text primary key, hash text not null, applied_at timestamptz);
    insert into private.migration_history values ('0001_foundation.sql', 'x')`)
  await expect(migrate(poolOf(owner))).rejects.toThrow(
    /npm run backup.+npm run restore[\s\S]+copia de seguridad/,
  )
})
