import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { loadBackup } from '#platform/backup/load-backup.ts'
import { backupsIn, type Manifest, readManifest } from '#platform/backup/manifest.ts'
import { verifiedBackup } from '#platform/backup/verify-backup.ts'
import { readConfig } from '#platform/config.ts'
import { embeddedDatabase, openDatabase } from '#platform/database/connect.ts'
import { type CompiledPostgres, openEmbedded } from '#platform/database/embedded/open-embedded.ts'
import { baselineFiles, migrate } from '#platform/database/migrate.ts'
import { createLog } from '#platform/log.ts'
import { rowTranslations } from '#server/backups/row-translations.ts'
import { type Child, kill, startChild } from '#tests/harness/processes/child.ts'
import { shopIsOpen, startShop, urlOfShop } from '#tests/harness/processes/shop-process.ts'
import type { Chances } from '#tests/harness/stress.ts'
import { type Acknowledged, guestOrder, quotedTotal, send } from './guest-order.ts'

/** What a round begins with; made once, copied for each. */
export interface Before {
  /** A filled shop, one that an older version left, and a backup with a file. */
  readonly today: string
  readonly yesterday: string
  readonly backup: string
  readonly kit: string
}

export interface Round extends Before {
  readonly folder: string
  readonly chance: Chances
}

/** Milliseconds that each phase takes when it is not interrupted, as far as is known. */
const durations: Record<string, number> = {}
const phaseMs = (name: string) => durations[name] ?? 4_000

/** Ends the process at a random moment of what it does, unless it was faster. */
async function cut(child: Child, name: string, { chance }: Round): Promise<void> {
  const startedAt = performance.now()
  const hasEnded = await Promise.race([
    child.ended.then(() => true),
    pause(chance.next() * phaseMs(name), false),
  ])
  if (hasEnded) durations[name] = performance.now() - startedAt
  await kill(child)
}

async function timed<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const startedAt = performance.now()
  const value = await work()
  durations[name] = performance.now() - startedAt
  return value
}

async function openShop(environment: NodeJS.ProcessEnv) {
  const shop = startShop(environment)
  await shop.until(shopIsOpen)
  const ask = async () => {
    const page = await fetch(`${urlOfShop(shop)}/catalogo/kit-luz-100-w-y-640-wh`)
    await page.arrayBuffer()
    return page.status
  }
  let status = await ask()
  // a starved machine is slow to read a request: the shop says so, and it is sent again
  while (status === 408) status = await ask()
  expect(status).toBe(200)
  return shop
}

/** Compiled once: it takes longer than the rest of the opening. */
let compiled: CompiledPostgres | undefined
const compilePostgres = (): CompiledPostgres =>
  WebAssembly.compile(
    fs.readFileSync(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
  )

function openData(DATA_DIR: string) {
  compiled ??= compilePostgres()
  return openDatabase(readConfig({ DATA_DIR }), createLog('silent'), { compiled })
}

/** How many rows each table has, as whoever owns them counts. */
async function rowsIn(DATA_DIR: string, tables: readonly string[]) {
  const db = await openData(DATA_DIR)
  try {
    const counts: Record<string, number> = {}
    for (const table of tables) {
      const { rows } = await db.pool.query(`select count(*)::int as rows from "${table}"`)
      counts[table] = rows[0].rows
    }
    return counts
  } finally {
    await db.close()
  }
}

const copy = (from: string, to: string) => fs.cpSync(from, to, { recursive: true })
const admin = (command: string, ...more: string[]) => [`scripts/admin/${command}.ts`, ...more]

/** The first start in an empty folder. */
async function start(round: Round): Promise<void> {
  const DATA_DIR = round.folder
  await cut(startShop({ DATA_DIR }), 'start', round)
  await kill(await timed('start', () => openShop({ DATA_DIR })))
  expect(await rowsIn(DATA_DIR, ['products'])).toEqual({ products: 83 })
}

/** The first start of this version on what an older one left. */
async function migration(round: Round): Promise<void> {
  const DATA_DIR = round.folder
  const { tables } = readManifest(round.yesterday)
  copy(path.join(round.yesterday, 'database'), path.join(DATA_DIR, 'database'))
  await cut(startShop({ DATA_DIR }), 'migration', round)
  await kill(await timed('migration', () => openShop({ DATA_DIR })))
  expect(await rowsIn(DATA_DIR, steady(tables))).toEqual(rowsOf(tables))
}

/** Tables that neither a migration nor an open shop adds rows to. */
const steady = (tables: Manifest['tables']) =>
  ['orders', 'order_lines', 'order_changes', 'products', 'donations', 'users'].filter(
    (table) => table in tables,
  )
const rowsOf = (tables: Manifest['tables']) =>
  Object.fromEntries(steady(tables).map((table) => [table, tables[table]?.rows]))

/** Four buyers order while the power goes. */
async function orders(round: Round): Promise<void> {
  const DATA_DIR = round.folder
  copy(round.today, DATA_DIR)
  const shop = await openShop({ DATA_DIR })
  const request = (place: string, init: RequestInit) => fetch(urlOfShop(shop) + place, init)
  const lines = [{ id: round.kit, quantity: 1 }]
  const expectedTotal = await quotedTotal(request, lines)
  const acknowledged = new Map<string, Acknowledged>()
  const buyer = async () => {
    for (;;) {
      const body = guestOrder(lines, { expectedTotal })
      const { data } = await send(request, body)
      if (data) acknowledged.set(body.idempotencyKey, data)
    }
  }
  const buyers = [1, 2, 3, 4].map(() => buyer().catch(() => {}))
  await cut(shop, 'orders', round)
  await Promise.all(buyers)
  await kill(await openShop({ DATA_DIR }))
  const db = await openData(DATA_DIR)
  const stored = await db.pool.query(
    `select attempt_key as key, order_number as number from orders where attempt_key = any($1)`,
    [[...acknowledged.keys()]],
  )
  await db.close()
  const numbers = Object.fromEntries(stored.rows.map(({ key, number }) => [key, number]))
  const expected = [...acknowledged].map(([key, { number }]) => [key, number])
  expect(numbers).toEqual(Object.fromEntries(expected))
}

async function run(command: string[], environment: NodeJS.ProcessEnv) {
  const child = startChild(command, environment)
  return { code: await child.ended, output: child.output() }
}

async function backup(round: Round): Promise<void> {
  const environment = { DATA_DIR: round.folder }
  copy(round.today, round.folder)
  await cut(startChild(admin('backup'), environment), 'backup', round)
  const place = path.join(round.folder, 'backups')
  for (const name of backupsIn(place))
    expect(await verifiedBackup(path.join(place, name))).not.toBeNull()
  const again = await timed('backup', () => run(admin('backup'), environment))
  // the second in the same second has the same name
  if (!again.output.includes('already')) expect(again).toMatchObject({ code: 0 })
  expect(backupsIn(place).length).toBeGreaterThan(0)
}

/** What was interrupted is either complete or begun again, and never opened as a shop. */
async function restore(round: Round): Promise<void> {
  const environment = { DATA_DIR: round.folder }
  const command = admin('restore', round.backup)
  await cut(startChild(command, environment), 'restore', round)
  const again = await timed('restore', () => run(command, environment))
  if (again.code !== 0) expect(again.output).toContain('is not empty')
  expect(fs.readdirSync(round.folder).filter((name) => name.endsWith('~'))).toEqual([])
  const { tables, files } = readManifest(round.backup)
  for (const file of files.list)
    expect(fs.statSync(path.join(round.folder, 'files', file.path)).size).toBe(file.bytes)
  expect(await rowsIn(round.folder, steady(tables))).toEqual(rowsOf(tables))
}

export const phases = { start, migration, orders, backup, restore }

/** The database as the version of a backup had it, beside that backup's manifest. */
export async function shopOfYesterday(backupFolder: string, to: string): Promise<string> {
  const { pglite, unlock } = await openEmbedded(to)
  const { pool, close } = embeddedDatabase(pglite, { unlock })
  const manifest = readManifest(backupFolder)
  const baseline = manifest.format === 1 ? baselineFiles().map(({ name }) => name) : []
  await migrate(pool, new Set([...baseline, ...manifest.migrations]))
  const translations = manifest.format === 1 ? rowTranslations : []
  await loadBackup(pool, { folder: backupFolder, manifest, translations })
  await close()
  fs.copyFileSync(path.join(backupFolder, 'manifest.json'), path.join(to, 'manifest.json'))
  return to
}
