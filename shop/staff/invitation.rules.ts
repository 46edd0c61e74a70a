import { isUuid } from '#kernel/text/uuid.ts'
import { hourMs } from '#kernel/time.ts'
import type { Permission } from '#kernel/user.ts'
import { isEmail } from '#shop/accounts/sign-up/email-address.rules.ts'

export const validities = [24, 72, 168] as const
export type Validity = (typeof validities)[number]
export const usualValidity: Validity = 72

export const isValidity = (hours: number): hours is Validity =>
  validities.some((known) => known === hours)

export const expiryOf = (made: Date, hours: Validity): Date =>
  new Date(made.getTime() + hours * hourMs)

export const maxInvitationNoteLength = 300

export interface InvitationFields {
  /** Empty: the invitation is open to the holder of the link. */
  readonly email: string
  readonly hours: number
  readonly note: string
  /** The set of whoever accepts it; null for somebody who may do everything. */
  readonly set?: string | null | undefined
  /** Whoever invites somebody into no set says that they mean it. */
  readonly isSure?: boolean
}

export type InvitationField = keyof InvitationFields
export type InvitationProblemCode =
  | 'email_invalid'
  | 'hours_unknown'
  | 'note_too_long'
  | 'set_unknown'
  | 'everything_unconfirmed'

export interface InvitationProblem {
  readonly field: InvitationField
  readonly code: InvitationProblemCode
}

export function invitationProblems(fields: InvitationFields): InvitationProblem[] {
  const { email, hours, note, set = null, isSure = false } = fields
  const problems: InvitationProblem[] = []
  if (email !== '' && !isEmail(email)) problems.push({ field: 'email', code: 'email_invalid' })
  if (!isValidity(hours)) problems.push({ field: 'hours', code: 'hours_unknown' })
  if ([...note].length > maxInvitationNoteLength)
    problems.push({ field: 'note', code: 'note_too_long' })
  if (set !== null && !isUuid(set)) problems.push({ field: 'set', code: 'set_unknown' })
  if (set === null && !isSure) problems.push({ field: 'isSure', code: 'everything_unconfirmed' })
  return problems
}

export interface InvitedSet {
  readonly name: string
  readonly permissions: readonly Permission[]
}

interface OfferedSet {
  readonly id: string
  readonly permissions: readonly unknown[]
}

/** The set that is offered first: the one that may do least. */
export const smallestSet = (sets: readonly OfferedSet[]): string | null =>
  sets.toSorted((one, other) => one.permissions.length - other.permissions.length)[0]?.id ?? null

export type ListedStatus = 'valid' | 'used' | 'expired' | 'revoked'

interface Ends {
  readonly usedAt: Date | null
  readonly revokedAt: Date | null
  readonly expiresAt: Date
}

/** The status shown in the list. */
export function listedStatus({ usedAt, revokedAt, expiresAt }: Ends, now: Date): ListedStatus {
  if (usedAt !== null) return 'used'
  if (revokedAt !== null) return 'revoked'
  return expiresAt.getTime() <= now.getTime() ? 'expired' : 'valid'
}

/** The sign-up page with the token, which appears nowhere else. */
export const invitationLink = (shopUrl: string, token: string): string =>
  `${shopUrl}/admin-signup?invite_token=${token}`

export interface ListedInvitation {
  readonly id: string
  readonly status: ListedStatus
  readonly email: string | null
  readonly note: string
  readonly createdAt: Date
  readonly expiresAt: Date
  /** Null: an operator on the command line, or a deleted account. */
  readonly createdBy: string | null
  readonly usedBy: string | null
  readonly setName: string | null
}
