import type { Role, User } from '#kernel/user.ts'

/** Confirmed by us, or by whoever vouches for one of the person's identities. */
export const isEmailConfirmed = ({
  emailConfirmedAt,
  identities,
}: Pick<User, 'emailConfirmedAt' | 'identities'>): boolean =>
  emailConfirmedAt !== null || identities.some(({ identityData }) => identityData.emailVerified)

export const isAdmin = (role: Role | null): boolean => role === 'admin'

/** The area that is a person's own. */
export const panelOf = (role: Role | null): '/admin' | '/cuenta' =>
  isAdmin(role) ? '/admin' : '/cuenta'
