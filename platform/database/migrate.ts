import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { StartupError } from '../startup-error.ts'

const lockNumber = 714_202_611

export class MigrationNeeded extends StartupError {
  override name = 'MigrationNeeded'
}

export interface SqlFile {
  readonly name: string
  readonly text: string
  readonly hash: string
}

function readSql(file: string, name = path.basename(file)): SqlFile {
  const text = fs.readFileSync(file, 'utf8')
  return { name, text, hash: crypto.createHash('sha256').update(text).digest('hex') }
}

/** A pattern over the whole tree would take ten times as long, at every start. */
const filesBelow = (folder: string): string[] =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(place) : [place]
  })

/** In the order of their numbers, across subfolders. */
const sqlIn = (folder: string, prefix = ''): SqlFile[] =>
  filesBelow(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readSql(file, prefix + path.basename(file)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))

/** All tables as they were when the shop was first deployed, one file per domain. */
export const baselineFiles = (): SqlFile[] => sqlIn('database/baseline', 'baseline/')

/** The baseline and the migrations since. */
export const migrationFiles = (): SqlFile[] => [...baselineFiles(), ...sqlIn('database/migrations')]

/** Functions before the policies that call them, those of every domain first. */
function presentFiles(): SqlFile[] {
  const files = [...filesBelow('platform/database').sort(), ...filesBelow('shop').sort()]
  return ['.functions.sql', '.policies.sql'].flatMap((suffix) =>
    files.filter((file) => file.endsWith(suffix)).map((file) => readSql(file)),
  )
}

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

/** These files count as one: everything in them is dropped and written again when any of them changed. */
function presentAsOne(): SqlFile {
  const files = presentFiles()
  const hash = crypto
    .createHash('sha256')
    .update(files.map((file) => file.hash).join())
    .digest('hex')
  return { name: 'functions and policies', text: files.map((file) => file.text).join('\n'), hash }
}

/** A function that a column, an index or a view is calculated with belongs to the tables and stays. */
const dropPresent = `
do $$
declare found record;
begin
  for found in select policyname, tablename from pg_policies where schemaname = 'public' loop
    execute format('drop policy %I on public.%I', found.policyname, found.tablename);
  end loop;
  for found in select t.tgname, c.oid::regclass as place from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal loop
    execute format('drop trigger %I on %s', found.tgname, found.place);
  end loop;
  for found in select p.oid::regprocedure as signature from pg_proc p
    where p.pronamespace = 'public'::regnamespace and pg_has_role(p.proowner, 'usage')
      and not exists (select from pg_depend d
      where (d.refclassid, d.refobjid) = ('pg_proc'::regclass, p.oid)
        or (d.classid, d.objid, d.deptype) = ('pg_proc'::regclass, p.oid, 'e')) loop
    execute format('drop function %s', found.signature);
  end loop;
  revoke all on all tables in schema public from public, anon, customer, admin, system;
  revoke all on all sequences in schema public from public, anon, customer, admin, system;
end $$;`

/** Stops at a database that was made before the baseline: its tables cannot be recognised. */
export function refuseBeforeBaseline(applied: { has(name: string): boolean }): void {
  if (applied.has('0001_foundation.sql')) throw new StartupError(beforeBaseline)
}

const beforeBaseline = `The database was made by a version from before the baseline. Carry it over: with that version make a backup (npm run backup), then restore it with this one into an empty place (npm run restore -- FOLDER).
La base de datos es de una versión anterior a la base actual. Trasládala: haz una copia de seguridad con esa versión (npm run backup) y restáurala con esta en un lugar vacío (npm run restore -- CARPETA).`

async function applyPending(
  client: pg.ClientBase,
  only: ReadonlySet<string> | null,
): Promise<string[]> {
  await client.query(prepare)
  const applied = await appliedHashes(client)
  refuseBeforeBaseline(applied)
  const done: string[] = []
  for (const file of migrationFiles()) {
    if (only && !only.has(file.name)) continue
    const known = applied.get(file.name)
    if (known !== undefined && known !== file.hash)
      throw new StartupError(
        `Migration ${file.name} was changed after it had been applied; write a new one instead.`,
      )
    if (known !== undefined) continue
    await inSession(client, [file.text, record(file)])
    done.push(file.name)
  }
  // functions and policies are those of the newest tables
  if (only) return done
  const present = presentAsOne()
  if (done.length > 0 || applied.get(present.name) !== present.hash)
    await inSession(client, [dropPresent, present.text, record(present)])
  return done
}

const noSuchPlace = ['3F000', '42P01']

/** One query without the lock: every file was applied unchanged. */
export async function isUpToDate(pool: pg.Pool): Promise<boolean> {
  const applied = await appliedHashes(pool).catch((error: { code?: string }) => {
    if (noSuchPlace.includes(error.code ?? '')) return new Map<string, string>()
    throw error
  })
  return [...migrationFiles(), presentAsOne()].every(({ name, hash }) => applied.get(name) === hash)
}

/**
 * Brings the database up to date and returns what was applied; concurrent processes take turns.
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

/** Grants a login role the four roles of the shop that it lacks. */
export async function allowLogin(pool: pg.Pool, login: string): Promise<void> {
  const { rows } = await pool.query<{ rolname: string }>(
    `select rolname from pg_roles where rolname in ('anon', 'customer', 'admin', 'system')
       and not pg_has_role($1, oid, 'member')`,
    [login],
  )
  for (const { rolname } of rows)
    await pool.query(`grant ${pg.escapeIdentifier(rolname)} to ${pg.escapeIdentifier(login)}`)
}
