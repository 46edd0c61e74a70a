import { type AuthFailure, sessionCodes, sessionMessages } from './session-error.rules.ts'

export type AuthErrorKind =
  | 'session'
  | 'link'
  | 'credentials'
  | 'registered'
  | 'email_limit'
  | 'attempts'
  | 'device'
  | 'network'
  | 'weak_password'
  | 'unconfirmed'
  | 'second_factor'
  | 'second_factor_wrong'
  | 'captcha'
  | 'captcha_away'
  | 'other'

/** How the visitor can recover. */
export type AuthErrorAction = 'relogin' | 'login' | 'wait' | 'none'

export interface AuthError {
  readonly kind: AuthErrorKind
  readonly action: AuthErrorAction
}

export type { AuthFailure }

const actions: Partial<Record<AuthErrorKind, AuthErrorAction>> = {
  session: 'relogin',
  registered: 'login',
  email_limit: 'wait',
  attempts: 'wait',
}

const codes: Readonly<Record<string, AuthErrorKind>> = {
  invalid_credentials: 'credentials',
  invalid_grant: 'credentials',
  user_already_registered: 'registered',
  email_rate_limit: 'email_limit',
  too_many_tries: 'attempts',
  link_sent_if_right: 'device',
  ...Object.fromEntries(sessionCodes.map((code) => [code, 'session' as const])),
  token_expired: 'link',
  network: 'network',
  weak_password: 'weak_password',
  password_common: 'weak_password',
  email_not_confirmed: 'unconfirmed',
  second_factor_required: 'second_factor',
  second_factor_wrong: 'second_factor_wrong',
  captcha_failed: 'captcha',
  captcha_away: 'captcha_away',
}

/** The first match wins: messages about a link's token are not about a session's. */
const messages: readonly (readonly [part: string, kind: AuthErrorKind])[] = [
  ['token has expired', 'link'],
  ...sessionMessages.map((part) => [part, 'session'] as const),
  ['invalid login credentials', 'credentials'],
  ['user already registered', 'registered'],
  ['email rate limit exceeded', 'email_limit'],
  ['too many requests', 'attempts'],
  ['failed to fetch', 'network'],
  ['network error', 'network'],
  ['networkerror', 'network'],
  ['load failed', 'network'],
  ['weak password', 'weak_password'],
  ['weak_password', 'weak_password'],
  ['password is too weak', 'weak_password'],
  ['password should be', 'weak_password'],
  ['email not confirmed', 'unconfirmed'],
]

function kindOf({ code, message }: AuthFailure): AuthErrorKind {
  const known = code && Object.hasOwn(codes, code) ? codes[code] : undefined
  if (known) return known
  const text = (message ?? '').toLowerCase()
  return messages.find(([message]) => text.includes(message))?.[1] ?? 'other'
}

/** The catalogue entry of a failure. */
export function authError(failure: AuthFailure): AuthError {
  const kind = kindOf(failure)
  return { kind, action: actions[kind] ?? 'none' }
}

/** The form leaves out details about the connection, which has its own banner. */
export const inlineDetails = (details: string): string | null =>
  /conexi[oó]n|connection/i.test(details) ? null : details

export interface FailedAdminLogin {
  readonly failure: AuthFailure
  /** Unchanged form value. */
  readonly email: string
  readonly defaultAdminEmail: string
  readonly hasAdministrator: boolean
}

/** Only after a failed login with the default administrator's address, while there is no administrator. */
export function offersFirstAdministrator(login: FailedAdminLogin): boolean {
  const { failure, email, defaultAdminEmail, hasAdministrator } = login
  const message = (failure.message ?? '').toLowerCase()
  if (hasAdministrator || defaultAdminEmail === '') return false
  if (email.trim().toLowerCase() !== defaultAdminEmail.trim().toLowerCase()) return false
  if (message.includes('user already registered')) return false
  return (
    authError(failure).action === 'none' ||
    failure.code === 'invalid_grant' ||
    message.includes('invalid login credentials')
  )
}
