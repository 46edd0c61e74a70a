import pg from 'pg'
import { refuseHalfRestored } from '#platform/backup/restore-draft.ts'
import type { Config } from '#platform/config.ts'
import { type Database, openDatabase } from '#platform/database/connect.ts'
import type { CompiledPostgres } from '#platform/database/embedded/open-embedded.ts'
import { allowLogin, isUpToDate, migrate } from '#platform/database/migrate.ts'
import { refuseOutdated, refuseUnsafeRoles } from '#platform/database/refuse-unsafe.ts'
import type { Log } from '#platform/log.ts'
import { StartupError } from '#platform/startup-error.ts'
import { fillDemonstration } from './demonstration.ts'

/** Migrates a server database as its owner and lets the shop's login act as the four roles. */
export async function migrateServer(config: Config, log: Log): Promise<void> {
  const pool = new pg.Pool({ connectionString: config.MIGRATION_DATABASE_URL, max: 1 })
  try {
    const applied = await migrate(pool)
    await allowLogin(pool, decodeURIComponent(new URL(config.DATABASE_URL).username))
    if (applied.length > 0) log.info({ applied }, 'the database was brought up to date')
  } finally {
    await pool.end()
  }
}

/** A migration is begun only where there is room for all of it. */
async function migrateEmbedded(db: Database, { DATA_DIR }: Config): Promise<void> {
  if (db.isFull() && !(await isUpToDate(db.pool)))
    throw new StartupError(
      `The disk of ${DATA_DIR} is full, and the database must be brought up to date first. Free space and start again.`,
    )
  await migrate(db.pool)
}

/** A database that is up to date and safe to serve from; the embedded one is filled when it is empty. */
export async function openShopDatabase(
  config: Config,
  log: Log,
  compiled?: CompiledPostgres,
): Promise<Database> {
  refuseHalfRestored(config.DATA_DIR)
  if (config.MIGRATION_DATABASE_URL !== '') await migrateServer(config, log)
  const db = await openDatabase(config, log, { compiled })
  try {
    if (db.kind === 'embedded') await migrateEmbedded(db, config)
    else await refuseOutdated(db)
    await refuseUnsafeRoles(db)
    if (db.kind === 'embedded' && (await fillDemonstration(db)))
      log.info('the empty shop was filled with the demonstration catalogue')
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}
