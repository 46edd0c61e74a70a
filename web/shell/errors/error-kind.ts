import { isSessionError } from '#shop/accounts/sign-in/session-error.rules.ts'

/** The screen of an error; `relogin` signs out and redirects to the login page. */
export type ErrorKind = 'network' | 'permission' | 'relogin' | 'not-found' | 'not-saved' | 'generic'

export interface ErrorFacts {
  readonly message: string
  /** HTTP status of a thrown response. */
  readonly status: number | null
  /** Database or service code, such as 42501. */
  readonly code: string | null
  /** The mapped action, such as `relogin`. */
  readonly action: string | null
}

const networkFailurePatterns = [
  'failed to fetch',
  'network error',
  'networkerror',
  'connection lost',
  'script error',
  'failed dynamic module import',
  // the messages of Chromium, Firefox and Safari when a module cannot be loaded
  'dynamically imported module',
  'importing a module script failed',
  'load failed',
]
const permissionFailurePatterns = ['row-level security', 'row level security', 'permission denied']

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Reads any thrown value. */
export function errorFacts(error: unknown): ErrorFacts {
  if (typeof error !== 'object' || error === null)
    return { message: text(error) ?? '', status: null, code: null, action: null }
  const thrown = error as Record<string, unknown>
  const data = (typeof thrown.data === 'object' && thrown.data) || {}
  const inside = data as Record<string, unknown>
  return {
    message: text(thrown.message) ?? text(inside.message) ?? text(thrown.data) ?? '',
    status: typeof thrown.status === 'number' ? thrown.status : null,
    code: text(thrown.code) ?? text(inside.code),
    action: text(thrown.action) ?? text(inside.action),
  }
}

/** The specification's classification by the catalogue of errors; offline comes first, because nothing else can be done then. */
export function errorKind(error: unknown, isOnline = true): ErrorKind {
  if (!isOnline) return 'network'
  const { message, status, code, action } = errorFacts(error)
  const text = message.toLowerCase()
  const says = (sign: string) => text.includes(sign)
  if (status === 404) return 'not-found'
  if (code === 'not_saved') return 'not-saved'
  if (action === 'relogin' || isSessionError({ code, message })) return 'relogin'
  if (networkFailurePatterns.some(says)) return 'network'
  if (status === 401 || status === 403 || code === '42501') return 'permission'
  return permissionFailurePatterns.some(says) ? 'permission' : 'generic'
}

/** The target of the permission screen's button after signing out. */
export const signOutTarget = (pathname: string): '/admin' | '/login' =>
  pathname === '/admin' || pathname.startsWith('/admin/') ? '/admin' : '/login'

/** The login page with the reason: the error's own code, otherwise that the session expired. */
export const reloginPath = (error: unknown): string => {
  const { message, code } = errorFacts(error)
  const reason = message.toLowerCase().includes('bad_jwt') ? 'bad_jwt' : code || 'session_expired'
  return `/login?reason=${encodeURIComponent(reason)}`
}
