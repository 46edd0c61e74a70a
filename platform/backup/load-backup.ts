import type pg from 'pg'
import { CannotStart } from '../sentence.ts'
import { type Row, readCopyLine } from './copy-text.ts'
import { type Manifest, tableFile } from './manifest.ts'
import { readLines } from './read-lines.ts'
import { quoted, type TableShape, tablesOf } from './tables.ts'

const rowsAtOnce = 500

const of = (table: string) => `public.${quoted(table)}`

async function insertRows(client: pg.ClientBase, table: TableShape, rows: readonly Row[]) {
  const names = table.columns.map(({ name }) => quoted(name))
  const values = table.columns.map(({ type }, at) => `c${at}::${type}`)
  const arrays = table.columns.map((_, at) => `$${at + 1}::text[]`)
  const parts = table.columns.map((_, at) => `c${at}`)
  await client.query(
    `insert into ${of(table.name)} (${names.join(', ')}) overriding system value
     select ${values.join(', ')} from unnest(${arrays.join(', ')}) as rows (${parts.join(', ')})`,
    table.columns.map((_, at) => rows.map((row) => row[at] ?? null)),
  )
}

async function loadTable(client: pg.ClientBase, table: TableShape, folder: string): Promise<void> {
  let waiting: Row[] = []
  const insertWaiting = async () => {
    if (waiting.length > 0) await insertRows(client, table, waiting)
    waiting = []
  }
  await readLines(tableFile(folder, table.name), async (line) => {
    waiting.push(readCopyLine(line))
    if (waiting.length >= rowsAtOnce) await insertWaiting()
  })
  await insertWaiting()
}

/** The shapes of the tables now, where they are those of the backup. */
async function sameTables(client: pg.ClientBase, { tables }: Manifest): Promise<TableShape[]> {
  const shapes = await tablesOf(client)
  const now = shapes.map(({ name }) => name).join()
  const then = Object.keys(tables).sort().join()
  const names = (shape: TableShape) => shape.columns.map(({ name }) => name)
  const differs = shapes.find(
    (shape) => names(shape).sort().join() !== tables[shape.name]?.columns.toSorted().join(),
  )
  if (now !== then || differs)
    throw new CannotStart(
      `The backup was made of other tables than its migrations make${differs ? `: ${differs.name}` : ''}.`,
    )
  return shapes.map((shape) => ({
    ...shape,
    columns: (tables[shape.name]?.columns ?? []).flatMap(
      (name) => shape.columns.find((column) => column.name === name) ?? [],
    ),
  }))
}

interface Statements {
  readonly off: readonly string[]
  readonly on: readonly string[]
}

/** What guards the rows while the shop runs, and what would refuse or change those that come back. */
async function guardsOf(client: pg.ClientBase, names: readonly string[]): Promise<Statements> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select c.relname::text as table, k.conname::text as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
       join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname = 'public'`,
  )
  const { rows: secured } = await client.query<{ table: string }>(
    `select c.relname::text as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and c.relrowsecurity`,
  )
  const alter = (table: string, what: string) => `alter table ${of(table)} ${what}`
  return {
    off: [
      ...keys.map(({ table, name }) => alter(table, `drop constraint ${quoted(name)}`)),
      ...secured.map(({ table }) => alter(table, 'disable row level security')),
      ...names.map((table) => alter(table, 'disable trigger user')),
    ],
    on: [
      ...names.map((table) => alter(table, 'enable trigger user')),
      ...secured.map(({ table }) => alter(table, 'enable row level security')),
      ...keys.map(({ table, name, definition }) =>
        alter(table, `add constraint ${quoted(name)} ${definition}`),
      ),
    ],
  }
}

/** Numbers that are given one after the other go on after the highest. */
async function goOnCounting(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.relname::text as table, a.attname::text as column from pg_attribute a
     join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r'
       and pg_get_serial_sequence(quote_ident('public') || '.' || quote_ident(c.relname), a.attname) is not null`,
  )
  for (const { table, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(column)}), 1),
         max(${quoted(column)}) is not null) from ${of(table)}`,
      [of(table), column],
    )
}

/** Fills tables that their owner has just made, all of them or none. */
export async function loadBackup(pool: pg.Pool, folder: string, manifest: Manifest): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    const tables = await sameTables(client, manifest)
    const names = tables.map(({ name }) => name)
    const { off, on } = await guardsOf(client, names)
    for (const statement of off) await client.query(statement)
    await client.query(`truncate ${names.map(of).join(', ')}`)
    for (const table of tables) await loadTable(client, table, folder)
    for (const statement of on) await client.query(statement)
    await goOnCounting(client)
    await client.query('commit')
    await client.query('analyze')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
