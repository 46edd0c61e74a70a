import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { rowsIn } from '#platform/backup/manifest.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { type Config, readConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/database/connect.ts'
import { createLog } from '#platform/log.ts'
import { makeBackupByHand } from '#server/backups/make-backup.ts'
import { openShopDatabase } from '#server/open-shop.ts'
import { fingerprints } from '#tests/harness/database/fingerprints.ts'
import { stocked } from '#tests/stress/audit.ts'
import { fillDemonstration } from '../../server/demonstration.ts'
import { withPostgres } from '../test/with-postgres.ts'
import { multiplyOrders } from './workload/many-orders.ts'
import { placeTwo } from './workload/orders.ts'
import { startShop } from './workload/shop.ts'

/** How long a backup and a restore take, and whether every row came back: `node scripts/bench/backup.ts 100000`. */
const requested = Number(process.argv[2] ?? 100_000)
const log = createLog('silent')
/** A run is recorded as finished after its own snapshot. */
const changing = ['backup_runs']
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-bench-backup-'))

async function timed<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const startedAt = performance.now()
  const value = await work()
  console.log(`${name.padEnd(48)} ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`)
  return value
}

async function asOwner<Value>(config: Config, work: (pool: pg.Pool) => Promise<Value>) {
  if (config.DATABASE_URL !== '') {
    const pool = new pg.Pool({ connectionString: config.MIGRATION_DATABASE_URL, max: 1 })
    return work(pool).finally(() => pool.end())
  }
  const db = await openDatabase(config, log, { isPatient: true })
  return work(db.pool).finally(() => db.close())
}

/** Two real orders, placed at the open shop, and many like them. */
async function fill(environment: Readonly<Record<string, string>>): Promise<void> {
  const config = readConfig(environment)
  const db = await openShopDatabase(config, log)
  await fillDemonstration(db)
  const products = await stocked(db, 2, 10_000)
  await db.close()
  const shop = await startShop(environment)
  await placeTwo(shop, products)
  await shop.stop()
  await asOwner(config, (pool) => multiplyOrders(pool, requested - 2))
}

const sizeOf = (place: string): number =>
  fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size, 0)

async function back(name: string, made: string, place: Config, before: Record<string, string>) {
  await timed(`restore into ${name}`, () => restoreBackup(place, made, []))
  const after = await asOwner(place, (pool) => fingerprints(pool, changing))
  const different = Object.keys({ ...before, ...after }).filter((t) => before[t] !== after[t])
  console.log(different.length === 0 ? '  every row is there' : `  DIFFERENT: ${different}`)
  if (different.length > 0) process.exitCode = 1
}

async function measure(
  name: string,
  environment: Readonly<Record<string, string>>,
  places: Readonly<Record<string, Config>>,
): Promise<void> {
  console.log(`\n${name}, load ${os.loadavg()[0]?.toFixed(1)}`)
  await timed(`${requested} orders written`, () => fill(environment))
  const config = readConfig(environment)
  const before = await asOwner(config, (pool) => fingerprints(pool, changing))
  const db = await openDatabase(config, log, { isPatient: true })
  const now = () => new Date()
  const made = await timed('backup', () => makeBackupByHand({ db, config, now }))
  await db.close()
  const megabytes = (sizeOf(made.folder) / 1e6).toFixed(1)
  console.log(`  ${rowsIn(made.manifest)} rows, ${megabytes} MB, orders: ${before.orders}`)
  for (const [place, its] of Object.entries(places)) await back(place, made.folder, its, before)
}

async function onBoth(owner: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: owner, max: 1 })
  await pool.query('create role bench login')
  const server = async (name: string) => {
    await pool.query(`create database ${name}`)
    const at = (user: string) =>
      Object.assign(new URL(owner), { pathname: `/${name}`, username: user }).href
    return { DATABASE_URL: at('bench'), MIGRATION_DATABASE_URL: at('owner') }
  }
  const embedded = (name: string) => ({ DATA_DIR: path.join(folder, name), DATABASE_URL: '' })
  const empty = async (name: string) =>
    readConfig({ ...(await server(name)), DATA_DIR: path.join(folder, name) })
  await measure('embedded database', embedded('source'), {
    'an embedded database': readConfig(embedded('copy')),
    'a Postgres server': await empty('grown'),
  })
  const environment = { ...(await server('source')), DATA_DIR: path.join(folder, 'server') }
  await measure('Postgres server', environment, { 'a Postgres server': await empty('copy') })
  await pool.end()
}

try {
  await withPostgres(onBoth)
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}
