import { rowsIn } from '#platform/backup/manifest.ts'
import { type Config, readEnvironment } from '#platform/config.ts'
import { openDatabase } from '#platform/database/connect.ts'
import { shopClock } from '#platform/database/database-clock.ts'
import { FolderInUse } from '#platform/database/embedded/lock-folder.ts'
import { migrate } from '#platform/database/migrate.ts'
import { refuseOutdated } from '#platform/database/refuse-unsafe.ts'
import { createLog } from '#platform/log.ts'
import { makeBackupByHand } from '#server/backups/make-backup.ts'
import { askRunningShop } from '#server/control-channel.ts'
import { explain } from '#server/startup-error-text.ts'

async function backUp(config: Config): Promise<string> {
  const log = createLog('warn')
  const db = await openDatabase(config, log, { isPatient: true })
  try {
    if (db.kind === 'embedded') await migrate(db.pool)
    else await refuseOutdated(db)
    const { folder, manifest } = await makeBackupByHand({
      db,
      config,
      now: await shopClock(db, log),
    })
    return `${folder}: ${rowsIn(manifest)} rows, ${manifest.files.list.length} files.`
  } finally {
    await db.close()
  }
}

/** The open shop on an embedded database makes the backup itself; else this process does. */
async function backUpOrAsk(config: Config): Promise<string> {
  try {
    return await backUp(config)
  } catch (error) {
    if (error instanceof FolderInUse) return String(await askRunningShop(config.DATA_DIR, 'backup'))
    throw error
  }
}

try {
  console.log(await backUpOrAsk(readEnvironment()))
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
