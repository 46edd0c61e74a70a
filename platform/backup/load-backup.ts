import type pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { readCopyLine } from './copy-text.ts'
import { type Manifest, tableFile } from './manifest.ts'
import { readLines } from './read-lines.ts'
import { type RowTranslation, type StoredRow, translated } from './row-translation.ts'
import { leftEmpty, quoted, type TableShape, tablesOf } from './tables.ts'

const rowsAtOnce = 500

const of = (table: string) => `public.${quoted(table)}`

export interface Backup {
  readonly folder: string
  readonly manifest: Manifest
  /** For rows of a backup that was made before the baseline. */
  readonly translations: readonly RowTranslation[]
}

const madeOfOthers = (table: string) =>
  new StartupError(`The backup was made of other tables than its migrations make: ${table}.`)

async function insertRows(client: pg.ClientBase, table: TableShape, rows: readonly StoredRow[]) {
  const columns = Object.keys(rows[0] ?? {})
  const types = columns.map((name) => {
    const column = table.columns.find((one) => one.name === name)
    if (!column) throw madeOfOthers(`${table.name}.${name}`)
    return column.type
  })
  const values = types.map((type, at) => `c${at}::${type}`)
  const arrays = columns.map((_, at) => `$${at + 1}::text[]`)
  const parts = columns.map((_, at) => `c${at}`)
  await client.query(
    `insert into ${of(table.name)} (${columns.map(quoted).join(', ')}) overriding system value
     select ${values.join(', ')} from unnest(${arrays.join(', ')}) as rows (${parts.join(', ')})`,
    columns.map((name) => rows.map((row) => row[name] ?? null)),
  )
}

async function loadTable(
  client: pg.ClientBase,
  table: TableShape,
  { folder, manifest, translations }: Backup,
): Promise<void> {
  const columns = manifest.tables[table.name]?.columns ?? []
  let waiting: StoredRow[] = []
  const insertWaiting = async () => {
    if (waiting.length > 0) await insertRows(client, table, waiting)
    waiting = []
  }
  await readLines(tableFile(folder, table.name), async (line) => {
    const values = readCopyLine(line)
    const row = Object.fromEntries(columns.map((name, at) => [name, values[at] ?? null]))
    waiting.push(translated(translations, table.name, row))
    if (waiting.length >= rowsAtOnce) await insertWaiting()
  })
  await insertWaiting()
}

const namesIn = ({ columns }: TableShape) => columns.map(({ name }) => name).sort()

/** The tables that the backup fills. Its own migrations define the same tables; the baseline may define more. */
async function tablesToFill(client: pg.ClientBase, manifest: Manifest): Promise<TableShape[]> {
  const shapes = await tablesOf(client)
  const missing = Object.keys(manifest.tables).filter((name) =>
    shapes.every((shape) => shape.name !== name),
  )
  const differs = shapes.filter(
    (shape) => namesIn(shape).join() !== manifest.tables[shape.name]?.columns.toSorted().join(),
  )
  const [invalid] =
    manifest.format === 1 ? missing : [...missing, ...differs.map(({ name }) => name)]
  if (invalid) throw madeOfOthers(invalid)
  return shapes.filter(({ name }) => manifest.tables[name])
}

interface Statements {
  readonly off: readonly string[]
  readonly on: readonly string[]
}

/** Triggers and row security would reject or change restored rows, so they are off during the load. */
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
     where n.nspname = 'public' and c.relkind = 'r' and not a.attisdropped
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
export async function loadBackup(pool: pg.Pool, backup: Backup): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    const tables = await tablesToFill(client, backup.manifest)
    const names = tables.map(({ name }) => name)
    const { off, on } = await guardsOf(client, names)
    for (const statement of off) await client.query(statement)
    await client.query(`truncate ${names.map(of).join(', ')}`)
    for (const table of tables.filter(({ name }) => !leftEmpty.includes(name)))
      await loadTable(client, table, backup)
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
