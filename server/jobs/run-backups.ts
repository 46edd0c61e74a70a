import { minuteMs } from '#kernel/time.ts'
import { rowsIn } from '#platform/backup/manifest.ts'
import type { MadeBackup } from '#platform/backup/write-backup.ts'
import type { Config } from '#platform/config.ts'
import { asSystem } from '#platform/database/transaction.ts'
import type { Log } from '#platform/log.ts'
import { beginDueBackup } from '#shop/backups/backups.service.server.ts'
import { takeBackupRequests } from '#shop/backups/requests.service.server.ts'
import { type BackupNeeds, makeBackup, makeBackupByHand } from '../backups/make-backup.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { type Job, runEvery } from './interval-job.ts'

export interface BackupJobNeeds extends BackupNeeds {
  readonly log: Log
  readonly metrics?: Metrics
  readonly config: BackupNeeds['config'] & Pick<Config, 'BACKUP_AT'>
}

/** Makes the backup that is due, if no other process does. */
export async function makeDueBackup(needs: BackupJobNeeds, openedAt: Date): Promise<boolean> {
  const { db, log, config, now } = needs
  const acting = { ...asSystem(db, 'backups are kept'), now: now() }
  const planned = await beginDueBackup(acting, { at: config.BACKUP_AT, openedAt })
  if (!planned) return false
  logBackup(log, await makeBackup(needs, planned))
  return true
}

const logBackup = (log: Log, { folder, manifest }: MadeBackup) =>
  log.info({ folder, rows: rowsIn(manifest) }, 'a backup was made')

/** Makes the backup that was asked for in the panel, if no other process does. */
export async function makeRequestedBackup(needs: BackupJobNeeds): Promise<boolean> {
  const { db, log, now } = needs
  const acting = { ...asSystem(db, 'a backup was asked for'), now: now() }
  if (!(await takeBackupRequests(acting))) return false
  logBackup(log, await makeBackupByHand(needs))
  return true
}

/** Looks several times a minute whether a backup is due or asked for. */
export function startBackupJob(needs: BackupJobNeeds): Job {
  const { log, metrics, now } = needs
  const openedAt = now()
  const work = async () => {
    await makeRequestedBackup(needs)
    await makeDueBackup(needs, openedAt)
  }
  const complaint = 'no backup was made'
  const everyMs = minuteMs / 4
  return runEvery({ name: 'backup', everyMs, log, metrics, complaint, work, isLater: true })
}

/** A backup on request of another program; returns its folder. */
export async function makeAskedBackup(needs: BackupJobNeeds): Promise<string> {
  const made = await makeBackupByHand(needs)
  logBackup(needs.log, made)
  return made.folder
}
