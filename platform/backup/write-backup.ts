import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import type { Database } from '../database/connect.ts'
import { flushDisk } from '../database/embedded/durable-fs.ts'
import { StartupError } from '../startup-error.ts'
import { copyFiles } from './copy-files.ts'
import { copyLine, type Row } from './copy-text.ts'
import {
  backupName,
  type Manifest,
  tableFile,
  type WrittenTable,
  writeManifest,
} from './manifest.ts'
import { leftEmpty, quoted, type TableShape, tablesNotWhollySeen, tablesOf } from './tables.ts'

const rowsAtOnce = 1_000
/** Every value as the database itself writes it. */
const asText = { getTypeParser: () => (text: string) => text } as unknown as pg.CustomTypesConfig

/** A consistent snapshot of the whole database, read by the role that sees every row. */
const beginSnapshot = `begin isolation level repeatable read read only;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local role system`

async function* rowsOf(client: pg.ClientBase, { name, columns }: TableShape) {
  if (leftEmpty.includes(name)) return
  const requested = columns.map((column) => quoted(column.name)).join(', ')
  await client.query(
    `declare backup_rows no scroll cursor for select ${requested} from public.${quoted(name)}`,
  )
  for (;;) {
    const text = `fetch ${rowsAtOnce} from backup_rows`
    const { rows } = await client.query<Row[]>({ text, rowMode: 'array', types: asText })
    if (rows.length === 0) break
    yield rows as unknown as Row[]
  }
  await client.query('close backup_rows')
}

async function writeTable(
  client: pg.ClientBase,
  table: TableShape,
  folder: string,
): Promise<WrittenTable> {
  const hash = createHash('sha256')
  let count = 0
  async function* lines() {
    for await (const rows of rowsOf(client, table)) {
      const text = rows.map(copyLine).join('')
      hash.update(text)
      count += rows.length
      yield text
    }
  }
  const file = fs.createWriteStream(tableFile(folder, table.name), { mode: 0o600, flush: true })
  await pipeline(lines, createGzip({ level: 4 }), file)
  return {
    rows: count,
    columns: table.columns.map((column) => column.name),
    sha256: hash.digest('hex'),
  }
}

async function writeTables(client: pg.ClientBase, folder: string) {
  const unseen = await tablesNotWhollySeen(client)
  if (unseen.length > 0)
    throw new StartupError(
      `No backup was made: the role system may not see every row of ${unseen.join(', ')}.`,
    )
  const applied = await client.query<{ names: string[] | null }>(
    'select applied_migrations() as names',
  )
  const names = applied.rows[0]?.names ?? []
  const tables: Manifest['tables'] = {}
  for (const table of await tablesOf(client))
    tables[table.name] = await writeTable(client, table, folder)
  return { migrations: names.filter((name) => name.endsWith('.sql')).sort(), tables }
}

async function inSnapshot<Value>(
  { pool }: Pick<Database, 'pool'>,
  work: (client: pg.ClientBase) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect()
  let fault: unknown
  try {
    for (const statement of beginSnapshot.split(';')) await client.query(statement)
    return await work(client)
  } catch (error) {
    fault = error
    throw error
  } finally {
    const ended = await client.query('rollback').catch((error: unknown) => error as Error)
    client.release(ended instanceof Error || fault instanceof Error)
  }
}

export interface BackupPlace {
  /** Where backups lie, each a folder. */
  readonly place: string
  /** The folder of uploaded files; null when a service stores them. */
  readonly filesFolder: string | null
  readonly now: Date
}

export interface MadeBackup {
  readonly folder: string
  readonly manifest: Manifest
}

/** Writes all rows but sessions, and all files, into a new folder, which has its name only once it is whole and on the disk. */
export async function writeBackup(db: Database, options: BackupPlace): Promise<MadeBackup> {
  const folder = path.join(options.place, backupName(options.now))
  const partialFolder = `${folder}.${process.pid}~`
  if (fs.existsSync(folder)) throw new StartupError(`There is a backup ${folder} already.`)
  fs.mkdirSync(path.join(partialFolder, 'tables'), { recursive: true, mode: 0o700 })
  try {
    const rows = await inSnapshot(db, (client) => writeTables(client, partialFolder))
    const { filesFolder } = options
    const manifest: Manifest = {
      format: 2,
      madeAt: options.now.toISOString(),
      database: db.kind,
      ...rows,
      files: filesFolder
        ? { stored: 'here', list: await copyFiles(filesFolder, path.join(partialFolder, 'files')) }
        : { stored: 'elsewhere', list: [] },
    }
    writeManifest(partialFolder, manifest)
    flushDisk(partialFolder)
    fs.renameSync(partialFolder, folder)
    flushDisk(options.place)
    return { folder, manifest }
  } catch (error) {
    fs.rmSync(partialFolder, { recursive: true, force: true })
    throw error
  }
}
