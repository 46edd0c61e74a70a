export type Role = 'customer' | 'admin'

/** What an owner may permit staff to do, each by itself. */
export const permissions = [
  'orders',
  'packing',
  'payments',
  'compliance',
  'catalogue',
  'content',
  'accounting',
  'customers',
] as const
export type Permission = (typeof permissions)[number]

export const isPermission = (value: unknown): value is Permission =>
  permissions.some((one) => one === value)

/** What an administrator may do: null for everything, as those have who are in no set. */
export type Permitted = readonly Permission[] | null

/** A signed-in user, as the session and the profile describe them. */
export interface User {
  readonly id: string
  readonly email: string
  readonly emailConfirmedAt: Date | null
  readonly identities: readonly { readonly identityData: { readonly emailVerified: boolean } }[]
  readonly fullName: string
  /** Null when the server could not determine it, even after a retry. */
  readonly role: Role | null
  readonly hasSecondFactor: boolean
  /** Only an administrator in a set is restricted. */
  readonly permitted: Permitted
  readonly isOwner: boolean
  readonly sessionId: string
  readonly sessionStartedAt: Date
  readonly sessionExpiresAt: Date
  /** When the password or a code of the second factor was last given in this session. */
  readonly provenAt: Date
}

/** Why a session that the browser still sends has ended; shown on the login page. */
export type SessionEnd = 'session_expired' | 'role_fetch_error'
