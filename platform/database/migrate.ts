import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { CannotStart } from '../sentence.ts'

const migrationsFolder = 'database/migrations'
const lockNumber = 714_202_611

export class MigrationNeeded extends CannotStart {
  override name = 'MigrationNeeded'
}

export interface SqlFile {
  readonly name: string
  readonly text: string
  readonly hash: string
}

function readSql(file: string): SqlFile {
  const text = fs.readFileSync(file, 'utf8')
  return {
    name: path.basename(file),
    text,
    hash: crypto.createHash('sha256').update(text).digest('hex'),
  }
}

export const migrationFiles = (): SqlFile[] =>
  fs
    .readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readSql(path.join(migrationsFolder, name)))

/** A pattern over the whole tree would take ten times as long, at every start. */
const policiesBelow = (folder: string): string[] =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) return policiesBelow(place)
    return entry.name.endsWith('.policies.sql') ? [place] : []
  })

export const policyFiles = (): SqlFile[] => policiesBelow('shop').sort().map(readSql)

const prepare = `
create schema if not exists private;
create table if not exists private.migration_history (
  name text primary key,
  hash text not null,
  applied_at timestamptz not null default now()
);`

async function inSession(client: pg.ClientBase, statements: readonly string[]): Promise<void> {
  await client.query('begin')
  try {
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const record = ({ name, hash }: SqlFile) =>
  `insert into private.migration_history (name, hash) values ('${name}', '${hash}')
   on conflict (name) do update set hash = excluded.hash, applied_at = now()`

async function appliedHashes(client: Pick<pg.ClientBase, 'query'>): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from private.migration_history',
  )
  return new Map(rows.map((row) => [row.name, row.hash]))
}

/** All policy files count as one: they are dropped and written again together when any of them changed. */
function policiesAsOne(): SqlFile {
  const files = policyFiles()
  const hash = crypto
    .createHash('sha256')
    .update(files.map((file) => file.hash).join())
    .digest('hex')
  return { name: 'policies', text: files.map((file) => file.text).join('\n'), hash }
}

const forgetPolicies = `
do $$
declare found record;
begin
  for found in select policyname, tablename from pg_policies where schemaname = 'public' loop
    execute format('drop policy %I on public.%I', found.policyname, found.tablename);
  end loop;
  revoke all on all tables in schema public from public, anon, customer, admin, system;
  revoke all on all sequences in schema public from public, anon, customer, admin, system;
end $$;`

async function applyPending(
  client: pg.ClientBase,
  only: ReadonlySet<string> | null,
): Promise<string[]> {
  await client.query(prepare)
  const applied = await appliedHashes(client)
  const done: string[] = []
  for (const file of migrationFiles()) {
    if (only && !only.has(file.name)) continue
    const known = applied.get(file.name)
    if (known !== undefined && known !== file.hash)
      throw new CannotStart(
        `Migration ${file.name} was changed after it had been applied; write a new one instead.`,
      )
    if (known !== undefined) continue
    await inSession(client, [file.text, record(file)])
    done.push(file.name)
  }
  // policies are those of the newest tables
  if (only) return done
  const policies = policiesAsOne()
  if (done.length > 0 || applied.get(policies.name) !== policies.hash)
    await inSession(client, [forgetPolicies, policies.text, record(policies)])
  return done
}

const noSuchPlace = ['3F000', '42P01']

/** Known at one glance, and without waiting for anybody: every file was applied as it is. */
async function isUpToDate(pool: pg.Pool): Promise<boolean> {
  const applied = await appliedHashes(pool).catch((error: { code?: string }) => {
    if (noSuchPlace.includes(error.code ?? '')) return new Map<string, string>()
    throw error
  })
  return [...migrationFiles(), policiesAsOne()].every(
    ({ name, hash }) => applied.get(name) === hash,
  )
}

/**
 * Brings the database up to date and returns what was applied; two processes at once take turns.
 * With `only`, makes the tables as they were once, to be filled from a backup of that time.
 */
export async function migrate(
  pool: pg.Pool,
  only: ReadonlySet<string> | null = null,
): Promise<string[]> {
  if (only === null && (await isUpToDate(pool))) return []
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    return await applyPending(client, only)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockNumber])
    await client.query('reset statement_timeout')
    client.release()
  }
}

/** Lets a login role act as the four roles of the shop, where it may not yet. */
export async function allowLogin(pool: pg.Pool, login: string): Promise<void> {
  const { rows } = await pool.query<{ rolname: string }>(
    `select rolname from pg_roles where rolname in ('anon', 'customer', 'admin', 'system')
       and not pg_has_role($1, oid, 'member')`,
    [login],
  )
  for (const { rolname } of rows)
    await pool.query(`grant ${pg.escapeIdentifier(rolname)} to ${pg.escapeIdentifier(login)}`)
}
