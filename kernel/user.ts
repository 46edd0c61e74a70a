export type Role = 'customer' | 'admin'

/** Someone who is signed in, as the session and the profile know him. */
export interface User {
  readonly id: string
  readonly email: string
  readonly emailConfirmedAt: Date | null
  readonly identities: readonly { readonly identityData: { readonly emailVerified: boolean } }[]
  readonly fullName: string
  /** Null when the server could not find out, even when asked again. */
  readonly role: Role | null
  readonly hasSecondFactor: boolean
  readonly sessionId: string
  readonly sessionExpiresAt: Date
}

/** Why a session that a browser still names is over; the login page says so. */
export type SessionEnd = 'session_expired' | 'role_fetch_error'
