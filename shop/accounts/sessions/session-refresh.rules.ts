import type { Role, User } from '#kernel/user.ts'
import { reasonPath } from '../sign-in/login-reason.rules.ts'
import { isSessionError } from '../sign-in/session-error.rules.ts'
import { isAdmin } from '../users/user.rules.ts'

export const tickMs = 30_000
const refreshTicks = 3
const startMarginMs = 10_000
const backOffMs = 200
const maxBackOffMs = 30_000

const ticksLeft = (expiresAt: Date, now: Date): number =>
  Math.floor((expiresAt.getTime() - now.getTime()) / tickMs)

/** A session is refreshed within three ticks of its end. */
export const isNearExpiry = (expiresAt: Date, now: Date): boolean =>
  ticksLeft(expiresAt, now) <= refreshTicks

/** At start-up a session that ends within ten seconds counts as expired. */
export const isAliveAtStart = (expiresAt: Date, now: Date): boolean =>
  expiresAt.getTime() - now.getTime() > startMarginMs

/** 200, 400, 800 ms … up to 30 s; the first attempt is 1. */
export const backOff = (attempt: number): number =>
  Math.min(maxBackOffMs, backOffMs * 2 ** Math.min(20, Math.max(0, attempt - 1)))

export type SessionUser = Pick<User, 'id' | 'email' | 'emailConfirmedAt' | 'identities'>

/** The session state in the browser. */
export interface SessionState {
  readonly user: SessionUser | null
  readonly role: Role | null
  readonly isLoading: boolean
  readonly isAuthenticated: boolean
  readonly isAdmin: boolean
}

export type AuthEvent =
  | { readonly type: 'INITIAL_SESSION'; readonly user: SessionUser | null }
  | { readonly type: 'SIGNED_IN'; readonly user: SessionUser }
  | { readonly type: 'SIGNED_OUT' }
  | { readonly type: 'TOKEN_REFRESHED'; readonly user: SessionUser | null }
  | { readonly type: 'PASSWORD_RECOVERY'; readonly user: SessionUser }
  | { readonly type: 'USER_DELETED' }
  | { readonly type: 'ROLE_ANSWERED'; readonly result: RoleResult }
  | { readonly type: 'SESSION_FAILED'; readonly code: string | null }

/** The result of get_my_role. */
export type RoleResult =
  | { readonly is: 'role'; readonly role: Role | null }
  | { readonly is: 'failed'; readonly code: string | null }
  | { readonly is: 'no_answer' }

/** Effects of an event besides the new state. */
export type SessionEffect =
  | { readonly do: 'fetch_role' }
  /** Ends the session, clears its browser storage and replaces the page. */
  | { readonly do: 'force_sign_out'; readonly to: string }
  | { readonly do: 'go'; readonly to: '/reset-password' | '/login'; readonly replace: boolean }

export type SessionStep = readonly [state: SessionState, effects: readonly SessionEffect[]]

const stateOf = (
  user: SessionUser | null,
  role: Role | null,
  isLoading: boolean,
): SessionState => ({
  user,
  role,
  isLoading,
  isAuthenticated: user !== null,
  isAdmin: user !== null && isAdmin(role),
})

export const startingSession: SessionState = stateOf(null, null, true)
const nobody = stateOf(null, null, false)
const forced = (reason: string | null): SessionStep => [
  nobody,
  [{ do: 'force_sign_out', to: reasonPath(reason) }],
]

/** Permission denied and session errors sign out; another error response means customer. */
function afterRole({ user }: SessionState, result: RoleResult): SessionStep {
  if (!user) return [nobody, []]
  if (result.is === 'no_answer') return [stateOf(user, null, false), []]
  if (result.is === 'role') return [stateOf(user, result.role ?? 'customer', false), []]
  const { code } = result
  if (code === '42501') return forced('role_fetch_error')
  if (isSessionError({ code })) return forced(code)
  return [stateOf(user, 'customer', false), []]
}

const signedIn = (user: SessionUser): SessionStep => [
  stateOf(user, null, true),
  [{ do: 'fetch_role' }],
]

/** The next state and the effects of an event. */
export function afterAuthEvent(state: SessionState, event: AuthEvent): SessionStep {
  switch (event.type) {
    case 'INITIAL_SESSION':
      return event.user ? signedIn(event.user) : [nobody, []]
    case 'SIGNED_IN':
      return signedIn(event.user)
    case 'SIGNED_OUT':
      return [nobody, [{ do: 'go', to: '/login', replace: true }]]
    case 'TOKEN_REFRESHED':
      if (!event.user) return forced('token_refresh_failed')
      return [stateOf(event.user, state.role, state.isLoading), []]
    case 'PASSWORD_RECOVERY':
      return [
        stateOf(event.user, state.role, false),
        [{ do: 'go', to: '/reset-password', replace: true }],
      ]
    case 'USER_DELETED':
      return [nobody, []]
    case 'ROLE_ANSWERED':
      return afterRole(state, event.result)
    case 'SESSION_FAILED':
      return forced(event.code)
  }
}
