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
/** Why the login page was opened; a plain sign-out shows no reason. */
export type LoginReason = (typeof loginReasons)[number]

/** The `reason` parameter; the code of a session error without its own text is an expired session. */
export function loginReason(input: string | null | undefined): LoginReason {
  if (!input) return 'logout'
  return loginReasons.find((reason) => reason === input) ?? 'session_expired'
}

/** The login page after a session expired. */
export const reasonPath = (code: string | null): string =>
  `/login?reason=${encodeURIComponent(code || 'session_expired')}`

export const afterAdminSignUp = 'admin_signup_success'
export const isAfterAdminSignUp = (from: string | null): boolean => from === afterAdminSignUp
