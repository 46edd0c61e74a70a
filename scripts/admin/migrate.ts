import { readEnvironment } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { migrateServer } from '#server/open-shop.ts'
import { explain } from '#server/startup-error-text.ts'

/** Brings a server database up to date; the embedded one is migrated whenever the shop starts. */
async function migrateNow(): Promise<string> {
  const config = readEnvironment()
  if (config.MIGRATION_DATABASE_URL === '')
    return 'MIGRATION_DATABASE_URL is empty: the embedded database is migrated when the shop starts.'
  await migrateServer(config, createLog('warn'))
  return 'The database is up to date.'
}

try {
  console.log(await migrateNow())
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
