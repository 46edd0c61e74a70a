export const loginReasons = [
  'logout',
  'role_fetch_error',
  'session_error_at_get',
  'stale_token',
  'token_refresh_failed',
  'session_init_failed',
  'auth_state_change_error',
  'session_expired',
] as const
/** Why somebody stands before the login page; a plain sign-out is no reason that one is told. */
export type LoginReason = (typeof loginReasons)[number]

/** The `reason` of an address; the code of a session error that has no words of its own is an expired session. */
export function loginReason(input: string | null | undefined): LoginReason {
  if (!input) return 'logout'
  return loginReasons.find((reason) => reason === input) ?? 'session_expired'
}

/** The login page after a session that ended by itself. */
export const reasonPath = (code: string | null): string =>
  `/login?reason=${encodeURIComponent(code || 'session_expired')}`

export const afterAdminSignUp = 'admin_signup_success'
export const isAfterAdminSignUp = (from: string | null): boolean => from === afterAdminSignUp
