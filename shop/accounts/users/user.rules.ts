import type { Usd } from '#kernel/money.ts'
import type { Role, User } from '#kernel/user.ts'

/** Confirmed by us or by an identity provider. */
export const isEmailConfirmed = ({
  emailConfirmedAt,
  identities,
}: Pick<User, 'emailConfirmedAt' | 'identities'>): boolean =>
  emailConfirmedAt !== null || identities.some(({ identityData }) => identityData.emailVerified)

export const isAdmin = (role: Role | null): boolean => role === 'admin'

/** The path of the user's own area. */
export const panelOf = (role: Role | null): '/admin' | '/cuenta' =>
  isAdmin(role) ? '/admin' : '/cuenta'

export interface ListedUser {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly confirmedAt: Date | null
  readonly hasSecondFactor: boolean
  readonly since: Date
  /** Orders placed while signed in and the total paid for them, refunds not deducted. */
  readonly orders: number
  readonly paid: Usd
  readonly lastOrder: Date | null
  /** Null without a session. */
  readonly lastSeen: Date | null
}
