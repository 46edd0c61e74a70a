import fs from 'node:fs'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/harness/database/database.ts'
import { titlesIn } from '../../scripts/test/checklist.ts'

const roles = ['anon', 'customer', 'admin', 'system']

async function column(query: string): Promise<string[]> {
  const { pool } = await testDatabase()
  const { rows } = await pool.query<{ name: string }>(query)
  return rows.map(({ name }) => name)
}

const tablesOf = (condition: string) =>
  column(`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and ${condition} order by 1`)

test('row security is enabled and forced on every table, without exception (S-043)', async () => {
  expect((await tablesOf('true')).length).toBeGreaterThan(5)
  expect(await tablesOf('not (c.relrowsecurity and c.relforcerowsecurity)')).toEqual([])
})

test('a table left open would be found', async () => {
  const { pool } = await testDatabase()
  const open = 'not (c.relrowsecurity and c.relforcerowsecurity)'
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('create temporary table left_open (id integer)')
    const { rows } = await client.query(
      `select c.relname from pg_class c where c.relname = 'left_open' and ${open}`,
    )
    expect(rows).toHaveLength(1)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('the roles anon, customer, admin and system exist and can neither log in nor bypass (S-043)', async () => {
  const harmless = `select rolname as name from pg_roles where rolname in ('anon', 'customer', 'admin', 'system')
    and not (rolsuper or rolbypassrls or rolcanlogin or rolcreaterole or rolcreatedb)`
  expect((await column(harmless)).sort()).toEqual([...roles].sort())
})

test('no role of the shop owns a table', async () => {
  expect(
    await tablesOf("pg_get_userbyid(c.relowner) in ('anon', 'customer', 'admin', 'system')"),
  ).toEqual([])
})

test('every view asks with the rights of whoever looks through it', async () => {
  const bypassing = await column(`select c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind in ('v', 'm')
    and not coalesce(c.reloptions @> array['security_invoker=true'], false)
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`)
  expect(bypassing).toEqual([])
})

test('a function that runs with the rights of its owner names its search path', async () => {
  const open = await column(`select p.proname as name from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public' and p.prosecdef
    and not exists (select from unnest(p.proconfig) setting where setting like 'search_path=%')`)
  expect(open).toEqual([])
})

interface ShopFunction {
  readonly name: string
  readonly body: string
  readonly hasPath: boolean
  /** The tables whose changes fire it. */
  readonly on: readonly string[]
}

test('what a function without any search path fires, or calls there, names everything in full', async () => {
  const { pool } = await testDatabase()
  const { rows } = await pool.query<ShopFunction>(`
    select p.proname as name, regexp_replace(p.prosrc, '--[^\\n]*|''[^'']*''', '', 'g') as body,
      exists (select from unnest(p.proconfig) setting where setting like 'search_path=%') as "hasPath",
      array(select tgrelid::regclass::text from pg_trigger where tgfoid = p.oid) as on
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.probin is null`)
  const tables = await tablesOf('true')
  const written = rows
    .filter(({ hasPath }) => hasPath)
    .flatMap(({ body }) => [...body.matchAll(/(?:update|into|delete from) public\.(\w+)/g)])
    .map(([, table]) => table ?? '')
  expect(written).toContain('orders')
  const reached = new Set(rows.filter(({ on }) => on.some((table) => written.includes(table))))
  for (const one of reached)
    for (const called of one.hasPath ? [] : (one.body.match(/\w+(?=\()/g) ?? []))
      for (const other of rows.filter(({ name }) => name === called)) reached.add(other)
  const names = [...tables, ...rows.map(({ name }) => name)]
  const short = [...reached]
    .filter(({ hasPath }) => !hasPath)
    .flatMap(({ name, body }) =>
      (body.match(/(?<![.\w])\w+/g) ?? [])
        .filter((word) => names.includes(word))
        .map((word) => `${name}: ${word}`),
    )
  expect(short).toEqual([])
})

const policyTests = fs
  .readdirSync('shop', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.policies.test.ts'))
  .map((file) => `shop/${file}`)

test('every table is proven for every role by a test of its policies', async () => {
  const titles = policyTests.flatMap((file) => titlesIn(file, fs.readFileSync(file, 'utf8')))
  const tables = await tablesOf('true')
  const missing = tables.flatMap((table) =>
    roles
      .map((role) => `${table}: ${role} `)
      .filter((start) => !titles.some((t) => t.startsWith(start))),
  )
  expect(missing).toEqual([])
})
