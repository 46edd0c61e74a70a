import { expect, test } from 'vitest'
import { es } from '../messages/es.ts'
import { isAfterAdminSignUp, loginReason, loginReasons, reasonPath } from './login-reason.rules.ts'

test('the login knows each reason, and logout where none is given (A-016, A-017, A-018, A-019, A-020, A-021, A-022, A-023)', () => {
  expect(loginReason(null)).toBe('logout')
  expect(loginReason('')).toBe('logout')
  for (const reason of [
    'role_fetch_error',
    'session_error_at_get',
    'stale_token',
    'token_refresh_failed',
    'session_init_failed',
    'auth_state_change_error',
    'session_expired',
  ])
    expect(loginReason(reason)).toBe(reason)
  expect(loginReason('bad_jwt')).toBe('session_expired')
  expect(loginReason('__proto__')).toBe('session_expired')
})

test('every reason but a plain sign-out is told', () => {
  expect(['logout', ...Object.keys(es.login.reasons)].toSorted()).toEqual(loginReasons.toSorted())
})

test('a session error leads to the login with its code, else with session_expired (S-294)', () => {
  expect(reasonPath('42501')).toBe('/login?reason=42501')
  expect(reasonPath(null)).toBe('/login?reason=session_expired')
  expect(reasonPath('')).toBe('/login?reason=session_expired')
  expect(reasonPath('a&b=c')).toBe('/login?reason=a%26b%3Dc')
})

test('the login knows that an administrator was just created (A-024)', () => {
  expect(isAfterAdminSignUp('admin_signup_success')).toBe(true)
  expect(isAfterAdminSignUp('/cuenta')).toBe(false)
})
