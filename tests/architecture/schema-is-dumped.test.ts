import fs from 'node:fs'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/harness/database/database.ts'
import { describeSchema } from '../../scripts/build/describe-schema.ts'

test('database/schema.sql is the schema of today, on either database; `npm run schema` renews it', async () => {
  const { pool } = await testDatabase()
  const today = await describeSchema(pool)
  expect(today).toMatch(
    /create table orders [\s\S]+create policy [\s\S]+CREATE OR REPLACE FUNCTION/,
  )
  expect(fs.readFileSync('database/schema.sql', 'utf8')).toBe(today)
})

test('every table and view says what it is for', async () => {
  const { pool } = await testDatabase()
  const { rows } = await pool.query<{ name: string }>(
    `select c.relname::text as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
       and coalesce(length(obj_description(c.oid, 'pg_class')), 0) < 20`,
  )
  expect(rows).toEqual([])
})
