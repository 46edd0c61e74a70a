/** Code and message of a failure. */
export interface AuthFailure {
  readonly code?: string | null
  readonly message?: string | null
}

/** The part of the error catalogue that every page needs: what ends a session. */
export const sessionCodes: readonly string[] = ['session_expired', 'bad_jwt', 'PGRST301']

export const sessionMessages: readonly string[] = [
  'jwt expired',
  'bad_jwt',
  'invalid jwt',
  'invalid refresh token',
  'refresh token not found',
  'session not found',
  'session expired',
  'session missing',
]

export const isSessionError = ({ code, message }: AuthFailure): boolean =>
  sessionCodes.includes(code ?? '') ||
  sessionMessages.some((part) => (message ?? '').toLowerCase().includes(part))
