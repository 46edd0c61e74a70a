import path from 'node:path'
import { forgetOldBackups, rowsIn } from '#platform/backup/manifest.ts'
import { placeOfBackups } from '#platform/backup/place.ts'
import { type MadeBackup, writeBackup } from '#platform/backup/write-backup.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import { asSystem } from '#platform/database/transaction.ts'
import { beginBackupByHand, endBackup } from '#shop/backups/backups.service.server.ts'

export interface BackupNeeds {
  readonly db: Database
  readonly config: Pick<Config, 'DATA_DIR' | 'BACKUP_DIR' | 'BACKUP_KEEP' | 'FILES_ENDPOINT'>
  readonly now: () => Date
}

/** Writes the backup that was started, records its outcome, and removes the oldest. */
export async function makeBackup(needs: BackupNeeds, plannedFor: Date): Promise<MadeBackup> {
  const { db, config, now } = needs
  const place = placeOfBackups(config)
  const filesFolder = config.FILES_ENDPOINT === '' ? path.resolve(config.DATA_DIR, 'files') : null
  const ctx = () => ({ ...asSystem(db, 'a backup is made'), now: now() })
  try {
    const made = await writeBackup(db, { place, filesFolder, now: now() })
    forgetOldBackups(place, config.BACKUP_KEEP)
    await endBackup(ctx(), plannedFor, {
      name: path.basename(made.folder),
      rows: rowsIn(made.manifest),
      files: made.manifest.files.list.length,
      problem: '',
    })
    return made
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    await endBackup(ctx(), plannedFor, { name: '', rows: 0, files: 0, problem })
    throw error
  }
}

export async function makeBackupByHand(needs: BackupNeeds): Promise<MadeBackup> {
  const acting = { ...asSystem(needs.db, 'a backup is asked for'), now: needs.now() }
  return makeBackup(needs, await beginBackupByHand(acting))
}
