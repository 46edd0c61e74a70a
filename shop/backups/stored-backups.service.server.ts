import path from 'node:path'
import { backupsIn, rowsIn } from '#platform/backup/manifest.ts'
import { placeOfBackups } from '#platform/backup/place.ts'
import { tarPieces } from '#platform/backup/tar-pieces.ts'
import { verifiedBackup } from '#platform/backup/verify-backup.ts'
import type { Needs } from '#platform/ctx.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'

type Staff = Needs<'config' | 'now' | 'requestId'>

const onlyStaff = ({ actor }: Needs): void => {
  if (actor.role !== 'admin') throw new Error('backups are for administrators')
}

/** The names of the whole backups on this machine, the newest first. */
export function storedBackups(ctx: Needs<'config'>): string[] {
  onlyStaff(ctx)
  return backupsIn(placeOfBackups(ctx.config))
}

/** The folder of a backup on this machine; null for any other name. */
const folderOf = (ctx: Staff, name: string): string | null =>
  storedBackups(ctx).includes(name) ? path.join(placeOfBackups(ctx.config), name) : null

export interface VerifiedBackup {
  readonly name: string
  readonly isWhole: boolean
  readonly rows: number
  readonly files: number
}

/** Reads a backup to its end; null where this machine has none of this name. */
export async function verifyBackup(ctx: Staff, name: string): Promise<VerifiedBackup | null> {
  const folder = folderOf(ctx, name)
  if (!folder) return null
  const manifest = await verifiedBackup(folder)
  const rows = manifest ? rowsIn(manifest) : 0
  return { name, isWhole: manifest !== null, rows, files: manifest?.files.list.length ?? 0 }
}

/** A backup as one archive, which the audit notes; null where this machine has none of this name. */
export async function downloadBackup(ctx: Staff, name: string) {
  const folder = folderOf(ctx, name)
  if (!folder) return null
  const change = { area: 'backup', subject: name, action: 'downloaded' } as const
  const after = { asked_at: ctx.now.toISOString() }
  await recordChanges(ctx, [{ ...change, before: null, after }])
  return tarPieces(folder)
}
