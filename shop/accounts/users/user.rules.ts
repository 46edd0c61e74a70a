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
