import { expect, test } from 'vitest'
import {
  type AuthEvent,
  afterAuthEvent,
  backOff,
  isAliveAtStart,
  isNearExpiry,
  type SessionState,
  startingSession,
  tickMs,
} from './session-refresh.rules.ts'

const user = {
  id: '00000000-0000-4000-8000-00000000c057',
  email: 'ana@example.com',
  emailConfirmedAt: null,
  identities: [],
}
const nobody = {
  user: null,
  role: null,
  isLoading: false,
  isAuthenticated: false,
  isAdmin: false,
}
const signedIn: SessionState = {
  user,
  role: 'admin',
  isLoading: false,
  isAuthenticated: true,
  isAdmin: true,
}
const after = (event: AuthEvent, state: SessionState = signedIn) => afterAuthEvent(state, event)
const answered = (response: Extract<AuthEvent, { type: 'ROLE_ANSWERED' }>['result']) =>
  after({ type: 'ROLE_ANSWERED', result: response })

const now = new Date('2026-11-21T17:00:00Z')
const inMs = (ms: number) => new Date(now.getTime() + ms)

test('the session is looked at every 30 s and renewed within three of those of its end (A-149, A-359, A-360)', () => {
  expect(tickMs).toBe(30_000)
  expect(isNearExpiry(inMs(120_000), now)).toBe(false)
  expect(isNearExpiry(inMs(119_999), now)).toBe(true)
  expect(isNearExpiry(inMs(90_000), now)).toBe(true)
  expect(isNearExpiry(inMs(-1), now)).toBe(true)
})

test('at start-up a session with ten seconds left counts as ended (A-361)', () => {
  expect(isAliveAtStart(inMs(10_000), now)).toBe(false)
  expect(isAliveAtStart(inMs(10_001), now)).toBe(true)
})

test('a refresh that fails is tried again after multiples of 200 ms, at most 30 s (A-362)', () => {
  expect([1, 2, 3, 4, 8, 9, 100, 0].map(backOff)).toEqual([
    200, 400, 800, 1600, 25_600, 30_000, 30_000, 200,
  ])
})

test('a session is a user, a role and three flags (A-118)', () => {
  expect(Object.keys(startingSession).toSorted()).toEqual(
    ['isAdmin', 'isAuthenticated', 'isLoading', 'role', 'user'].toSorted(),
  )
  expect(startingSession.isLoading).toBe(true)
})

test('signing in sets the user and asks for the role (A-140, A-141)', () => {
  const [state, effects] = after({ type: 'SIGNED_IN', user }, startingSession)
  expect(state).toEqual({
    user,
    role: null,
    isLoading: true,
    isAuthenticated: true,
    isAdmin: false,
  })
  expect(effects).toEqual([{ do: 'fetch_role' }])
  expect(after({ type: 'INITIAL_SESSION', user }, startingSession)).toEqual([state, effects])
})

test('signing out clears user and role and replaces the page by the login (A-142, A-147, A-148)', () => {
  expect(after({ type: 'SIGNED_OUT' })).toEqual([
    nobody,
    [{ do: 'go', to: '/login', replace: true }],
  ])
})

test('a renewed session updates the user; one that could not be renewed ends (A-143, A-144)', () => {
  const confirmed = { ...user, emailConfirmedAt: now }
  expect(after({ type: 'TOKEN_REFRESHED', user: confirmed })).toEqual([
    { ...signedIn, user: confirmed },
    [],
  ])
  expect(after({ type: 'TOKEN_REFRESHED', user: null })).toEqual([
    nobody,
    [{ do: 'force_sign_out', to: '/login?reason=token_refresh_failed' }],
  ])
})

test('a recovery link leads to the new password (A-044, A-243)', () => {
  expect(after({ type: 'PASSWORD_RECOVERY', user }, startingSession)[1]).toEqual([
    { do: 'go', to: '/reset-password', replace: true },
  ])
})

test('a user who was deleted is nobody, and so is who never had a session (A-145, A-146)', () => {
  expect(after({ type: 'USER_DELETED' })).toEqual([nobody, []])
  expect(after({ type: 'INITIAL_SESSION', user: null }, startingSession)).toEqual([nobody, []])
})

test('a role that is missing or could not be told is customer (A-214, A-215)', () => {
  expect(answered({ is: 'role', role: null })[0].role).toBe('customer')
  expect(answered({ is: 'failed', code: '57014' })[0].role).toBe('customer')
  expect(answered({ is: 'role', role: 'admin' })[0]).toEqual(signedIn)
  expect(answered({ is: 'no_answer' })[0]).toEqual({ ...signedIn, role: null, isAdmin: false })
})

test('permission denied and session errors while asking for the role sign out (A-216, A-217, S-294)', () => {
  const reasonOf = (code: string) => answered({ is: 'failed', code })
  expect(reasonOf('42501')).toEqual([
    nobody,
    [{ do: 'force_sign_out', to: '/login?reason=role_fetch_error' }],
  ])
  expect(reasonOf('PGRST301')).toEqual([
    nobody,
    [{ do: 'force_sign_out', to: '/login?reason=PGRST301' }],
  ])
  expect(after({ type: 'SESSION_FAILED', code: null })).toEqual([
    nobody,
    [{ do: 'force_sign_out', to: '/login?reason=session_expired' }],
  ])
})

test('an answer about a role that comes after signing out changes nothing (A-142)', () => {
  const late: AuthEvent = { type: 'ROLE_ANSWERED', result: { is: 'role', role: 'admin' } }
  expect(after(late, nobody)).toEqual([nobody, []])
})
