import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { NotedFields } from '#shop/audit/audit.rules.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { queueEmail } from '#shop/emails/outbox/outbox.service.server.ts'
import { setsToInviteInto } from '#shop/permissions/sets/sets.service.server.ts'
import type { InvitationInput } from './invitation.input.ts'
import type { ListedInvitation } from './invitation.rules.ts'
import { expiryOf, invitationLink, listedStatus } from './invitation.rules.ts'
import { hashOfToken, newInvitationToken } from './invitation-token.server.ts'
import {
  insertInvitation,
  newestInvitations,
  revokeInvitationRow,
  revokeInvitationsOf,
} from './invitations.queries.server.ts'

export interface CreatedInvitation {
  /** Shown once: only the hash of its token is stored. */
  readonly link: string
  readonly email: string | null
  readonly expiresAt: Date
}

/** Invites an administrator; a named e-mail receives the link. */
export function createInvitation(
  ctx: Needs<'now' | 'requestId' | 'shopUrl' | 'locale'>,
  { email, hours, note, set = null }: InvitationInput,
  { isMailed = true, group = '' }: { readonly isMailed?: boolean; readonly group?: string } = {},
): Promise<CreatedInvitation> {
  const token = newInvitationToken()
  const link = invitationLink(ctx.shopUrl, token)
  const expiresAt = expiryOf(ctx.now, hours)
  return inTransaction(ctx, async (inside) => {
    const id = await insertInvitation(inside.tx, {
      token_hash: hashOfToken(token),
      email: email || null,
      note,
      set_id: set,
      created_by: 'id' in ctx.actor ? ctx.actor.id : null,
      created_at: ctx.now,
      expires_at: expiresAt,
    })
    // by its name: the audit stays readable when the set is gone
    const named = (await setsToInviteInto(inside)).find((one) => one.id === set)?.name ?? null
    const expires = expiresAt.toISOString()
    const reach: NotedFields = set === null ? { everything: true } : { set: named }
    const after = { id, email: email || null, note, ...reach, expires_at: expires }
    await recordChanges(inside, [
      { area: 'invitation', subject: email || id, action: 'created', before: null, after },
    ])
    if (email !== '' && isMailed)
      await queueEmail(inside, {
        to: email,
        locale: ctx.locale,
        email: { kind: 'admin_invitation', group, expiresAt, note, link },
      })
    return { link, email: email || null, expiresAt }
  })
}

const maxListed = 100

/** The invitations for administrators, without token or hash. */
export const listInvitations = (ctx: Needs<'now'>): Promise<ListedInvitation[]> =>
  inTransaction(ctx, async ({ tx }) =>
    (await newestInvitations(tx, maxListed)).map(({ usedAt, revokedAt, ...shown }) => ({
      ...shown,
      status: listedStatus({ ...shown, usedAt, revokedAt }, ctx.now),
    })),
  )

const revoking = ({
  id,
  email,
  expiresAt,
}: {
  id: string
  email: string | null
  expiresAt: Date
}) => ({
  area: 'invitation' as const,
  subject: email ?? id,
  action: 'revoked' as const,
  before: { id, email, expires_at: expiresAt.toISOString() },
  after: null,
})

/** Revokes what an administrator invited and nobody used yet. */
export async function revokeOwnInvitations(ctx: Needs<'now' | 'requestId'>): Promise<void> {
  const { actor } = ctx
  if (actor.role !== 'admin') return
  await inTransaction(ctx, async (inside) => {
    const revoked = await revokeInvitationsOf(inside.tx, actor.id, ctx.now)
    if (revoked.length > 0) await recordChanges(inside, revoked.map(revoking))
  })
}

/** Revokes an unused invitation. */
export const revokeInvitation = (
  ctx: Needs<'now' | 'requestId'>,
  id: string,
): Promise<Result<null, 'not_revocable'>> =>
  inTransaction(ctx, async (inside): Promise<Result<null, 'not_revocable'>> => {
    const revoked = await revokeInvitationRow(inside.tx, id, ctx.now)
    if (!revoked) return refused('not_revocable')
    await recordChanges(inside, [revoking(revoked)])
    return ok(null)
  })
