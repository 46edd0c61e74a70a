import { ok, type Result, refused } from '#kernel/result.ts'
import { isUuid } from '#kernel/text/uuid.ts'
import type { Ctx } from '#platform/ctx.ts'
import { isDatabaseUnavailable } from '#platform/database/is-unavailable.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { withMinDuration } from '#platform/min-response-time.ts'
import { countAttempt, type TooMany } from '#shop/accounts/limits/attempt-limit.service.server.ts'
import { countEmail } from '#shop/accounts/limits/email-limit.service.server.ts'
import { isCommonPassword } from '#shop/accounts/sign-up/common-passwords.service.server.ts'
import {
  type InvitationLookup,
  type InvitationStatus,
  invitationStatus,
  lookupOfCode,
} from '#shop/accounts/sign-up/invitation-status.rules.ts'
import { signUpCookie } from '#shop/accounts/sign-up/sign-up-mark.service.server.ts'
import {
  hashPassword,
  makeAdministrator,
} from '#shop/accounts/users/administrators.service.server.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { isShopOwner } from '#shop/permissions/owners.service.server.ts'
import { joinSet } from '#shop/permissions/sets/sets.service.server.ts'
import type { InvitedSet } from './invitation.rules.ts'
import { hashOfToken } from './invitation-token.server.ts'
import {
  giveBackInvitation,
  invitationOfToken,
  nameUserOfInvitation,
  useUpInvitation,
} from './invitations.queries.server.ts'

const reason = 'the holder of an invitation link looks it up'

export interface FoundInvitation {
  /** Null for whoever may do everything. */
  readonly set: InvitedSet | null
  readonly email: string | null
  readonly usedAt: Date | null
  readonly expiresAt: Date
}

/** The row of a token; none for a revoked one. */
export const findInvitation = (
  { db }: Pick<Ctx, 'db'>,
  token: string,
): Promise<Result<FoundInvitation, 'PGRST116'>> =>
  inTransaction(asSystem(db, reason), async ({ tx }) => {
    const row = await invitationOfToken(tx, hashOfToken(token))
    return row ? ok(row) : refused('PGRST116')
  })

type Sought = InvitationLookup & Partial<Pick<FoundInvitation, 'email' | 'set'>>

async function seek(ctx: Ctx, token: string): Promise<Sought> {
  try {
    const counted = await countAttempt(ctx, [{ what: 'invitation', who: ctx.caller.address }])
    if (!counted.ok) return lookupOfCode(counted.code)
    const found = await findInvitation(ctx, token)
    return found.ok ? { is: 'found', ...found.value } : lookupOfCode(found.code)
  } catch (error) {
    ctx.log.error({ err: error }, 'an invitation could not be looked up')
    return isDatabaseUnavailable(error) ? { is: 'no_answer' } : lookupOfCode('fault')
  }
}

export interface LookedUp {
  readonly status: InvitationStatus
  /** The e-mail the invitation is limited to; null for an open one. */
  readonly email: string | null
  /** What it invites to, also once it was used. */
  readonly set: InvitedSet | null
}

/** The status of an invitation by its token. */
export async function lookUpInvitation(ctx: Ctx, token: string | null): Promise<LookedUp> {
  const input = token?.trim() ?? ''
  const sought: Sought = isUuid(input) ? await seek(ctx, input) : { is: 'missing' }
  const status = invitationStatus(token, sought, ctx.now)
  const isValid = status === 'valid'
  const set = isValid || status === 'used' ? (sought.set ?? null) : null
  return { status, email: isValid ? (sought.email ?? null) : null, set }
}

export interface AdminSignUpInput {
  readonly token: string
  /** Empty for the part of the address before its @. */
  readonly name?: string
  readonly email: string
  readonly password: string
}

export type AdminSignUpRefusal =
  | 'invitation_invalid'
  | 'password_too_common'
  | 'user_already_registered'
  | 'not_created'
  | 'not_marked'

export interface NewAdministrator {
  readonly isConfirmed: boolean
  /** The mark of the browser in which the link of the confirmation goes on. */
  readonly cookies: readonly string[]
}

type ActionResult = Result<NewAdministrator, AdminSignUpRefusal>

/** The invitation could not be marked as used: rolls the transaction back. */
class NotMarked extends Error {
  override name = 'NotMarked'
}

const markUsed = (tx: Tx, { token, email }: AdminSignUpInput, now: Date) =>
  useUpInvitation(tx, hashOfToken(token), email, now).catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) throw error
    throw new NotMarked('an invitation could not be marked as used', { cause: error })
  })

/** Marks the invitation as used and creates the account, or neither. */
async function useUp(
  ctx: Ctx & { tx: Tx },
  input: AdminSignUpInput,
  hash: string,
): Promise<ActionResult> {
  const used = await markUsed(ctx.tx, input, ctx.now)
  if (!used) return refused('invitation_invalid')
  const isConfirmed = used.email !== null
  const { name, email } = input
  const userId = await makeAdministrator(ctx, { name, email, passwordHash: hash, isConfirmed })
  if (userId === null) {
    await giveBackInvitation(ctx.tx, used.id)
    return refused(isConfirmed ? 'user_already_registered' : 'not_created')
  }
  await nameUserOfInvitation(ctx.tx, used.id, userId)
  if (used.setId && !(await isShopOwner(ctx, userId))) await joinSet(ctx, userId, used.setId)
  const after = { id: userId, role: 'admin', invitation: used.id }
  await recordChanges(ctx, [
    { area: 'person', subject: email, action: 'created', before: null, after },
  ])
  return ok({ isConfirmed, cookies: isConfirmed ? [] : [signUpCookie(ctx, email, hash)] })
}

async function makeOrSay(ctx: Ctx, input: AdminSignUpInput): Promise<ActionResult> {
  const hash = await hashPassword(input.password)
  try {
    return await inTransaction({ ...ctx, ...asSystem(ctx.db, reason) }, (inside) =>
      useUp(inside, input, hash),
    )
  } catch (error) {
    if (!(error instanceof NotMarked)) throw error
    ctx.log.error({ err: error }, 'no administrator was created')
    return refused('not_marked')
  }
}

export type TooManyEmails = Omit<TooMany, 'code'> & { readonly code: 'email_rate_limit' }

/** A confirmation e-mail is only needed where the invitation does not prove the address. */
async function countConfirmation(ctx: Ctx, email: string): Promise<{ ok: true } | TooManyEmails> {
  const counted = await countEmail(ctx, [
    { what: 'mail', who: email },
    { what: 'signUpMail', who: email },
  ])
  return counted.ok ? counted : { ...counted, code: 'email_rate_limit' }
}

/** Creates an administrator account with an invitation, once. */
export async function signUpAsAdmin(
  ctx: Ctx,
  input: AdminSignUpInput,
): Promise<ActionResult | TooMany | TooManyEmails> {
  if (isCommonPassword(input.password, input.email)) return refused('password_too_common')
  if (!isUuid(input.token.trim())) return refused('invitation_invalid')
  const counted = await countAttempt(ctx, [{ what: 'invitation', who: ctx.caller.address }])
  if (!counted.ok) return counted
  const found = await findInvitation(ctx, input.token)
  if (!found.ok) return refused('invitation_invalid')
  if (found.value.email === null) {
    const email = await countConfirmation(ctx, input.email)
    if (!email.ok) return email
  }
  return withMinDuration(ctx.config.ACCOUNT_ANSWER_MS, () => makeOrSay(ctx, input))
}
