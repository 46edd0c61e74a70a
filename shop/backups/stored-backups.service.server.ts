import path from 'node:path'
import { backupsIn, rowsIn } from '#platform/backup/manifest.ts'
import { placeOfBackups } from '#platform/backup/place.ts'
import { tarPieces } from '#platform/backup/tar-pieces.ts'
import { verifiedBackup } from '#platform/backup/verify-backup.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { opensFile, signedLink } from '#platform/files/signed-link.ts'
import { sharedSecret } from '#shop/accounts/sessions/secrets.service.server.ts'
import { notifyOwners } from '#shop/accounts/users/owners.service.server.ts'
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

const bucket = 'backups'

const isOwner = ({ user }: Needs<'user'>): boolean => user?.isOwner === true

/**
 * The address of a backup as one archive, for this owner and five minutes; audited, and every owner reads of it.
 * Null for whoever owns nothing, and where this machine has none of this name.
 */
export async function askForDownload(
  ctx: Staff & Needs<'user' | 'shopUrl'>,
  name: string,
): Promise<string | null> {
  if (!isOwner(ctx) || !ctx.user || !folderOf(ctx, name)) return null
  const link = signedLink(await sharedSecret(ctx), { bucket, name, viewer: ctx.user.id }, ctx.now)
  await inTransaction(ctx, async (inside) => {
    const change = { area: 'backup', subject: name, action: 'downloaded' } as const
    const after = { asked_at: ctx.now.toISOString() }
    await recordChanges(inside, [{ ...change, before: null, after }])
    await notifyOwners(inside, (by) => ({
      ...{ kind: 'backup_downloaded', name, by, at: ctx.now },
      link: `${ctx.shopUrl}/admin/auditoria`,
    }))
  })
  const query = new URLSearchParams(new URL(link, ctx.shopUrl).search)
  query.set('copia', name)
  return `/admin/copias/archivo?${query}`
}

/** A backup as one archive, for the owner whom its address was given to; else null. */
export async function downloadBackup(
  ctx: Staff & Needs<'user'>,
  {
    name,
    ...signed
  }: { readonly name: string; readonly until: string; readonly signature: string },
) {
  if (!isOwner(ctx) || !ctx.user) return null
  const named = { bucket, name, viewer: ctx.user.id }
  if (!opensFile(await sharedSecret(ctx), named, signed, ctx.now)) return null
  const folder = folderOf(ctx, name)
  return folder && tarPieces(folder)
}
