import { isPermission } from '#kernel/user.ts'
import type { Tx } from '#platform/database/transaction.ts'

export interface NewInvitation {
  readonly token_hash: string
  readonly email: string | null
  readonly note: string
  readonly set_id: string | null
  readonly created_by: string | null
  readonly created_at: Date
  readonly expires_at: Date
}

/** Returns the id only; the token is never returned. */
export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<string> {
  const { id } = await tx
    .insertInto('admin_invitations')
    .values(invitation)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const newestInvitations = (tx: Tx, max: number) =>
  tx
    .selectFrom('admin_invitations as invitation')
    .leftJoin('users as maker', 'maker.id', 'invitation.created_by')
    .leftJoin('users as user', 'user.id', 'invitation.used_by')
    .leftJoin('permission_sets as permitted', 'permitted.id', 'invitation.set_id')
    .select([
      'invitation.id',
      'invitation.email',
      'invitation.note',
      'invitation.created_at as createdAt',
      'invitation.expires_at as expiresAt',
      'invitation.used_at as usedAt',
      'invitation.revoked_at as revokedAt',
      'maker.email as createdBy',
      'user.email as usedBy',
      'permitted.name as setName',
    ])
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id')
    .limit(max)
    .execute()

/** None where it was used or revoked before. */
export const revokeInvitationRow = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('admin_invitations')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning(['id', 'email', 'expires_at as expiresAt'])
    .executeTakeFirst()

export const revokeInvitationsOf = (tx: Tx, makerId: string, now: Date) =>
  tx
    .updateTable('admin_invitations')
    .set({ revoked_at: now })
    .where('created_by', '=', makerId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning(['id', 'email', 'expires_at as expiresAt'])
    .execute()

/** The row of a token; a revoked one is treated as missing. */
export async function invitationOfToken(tx: Tx, tokenHash: string) {
  const row = await tx
    .selectFrom('admin_invitations')
    .leftJoin('permission_sets as permitted', 'permitted.id', 'admin_invitations.set_id')
    .select(['admin_invitations.id', 'email', 'used_at as usedAt', 'expires_at as expiresAt'])
    .select(['permitted.name as setName', 'permitted.permissions'])
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { setName: name, permissions, ...invitation } = row
  const set = name === null ? null : { name, permissions: (permissions ?? []).filter(isPermission) }
  return { ...invitation, set }
}

/** Of concurrent uses one gets the row. */
export const useUpInvitation = (tx: Tx, tokenHash: string, email: string, now: Date) =>
  tx
    .updateTable('admin_invitations')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where((row) => row.or([row('email', 'is', null), row('email', '=', email)]))
    .returning(['id', 'email', 'set_id as setId'])
    .executeTakeFirst()

/** Only within the transaction that used the invitation without success. */
export const giveBackInvitation = (tx: Tx, id: string) =>
  tx.updateTable('admin_invitations').set({ used_at: null }).where('id', '=', id).execute()

export const nameUserOfInvitation = (tx: Tx, id: string, userId: string) =>
  tx.updateTable('admin_invitations').set({ used_by: userId }).where('id', '=', id).execute()
