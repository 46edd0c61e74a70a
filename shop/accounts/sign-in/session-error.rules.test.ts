import { expect, test } from 'vitest'
import { authError } from './auth-error.rules.ts'
import { isSessionError, sessionCodes, sessionMessages } from './session-error.rules.ts'

test('every session error of the catalogue asks to sign in again, by code or by message', () => {
  for (const code of sessionCodes) {
    expect(isSessionError({ code })).toBe(true)
    expect(authError({ code })).toEqual({ kind: 'session', action: 'relogin' })
  }
  for (const message of sessionMessages) {
    expect(isSessionError({ message: message.toUpperCase() })).toBe(true)
    expect(authError({ message }).action).toBe('relogin')
  }
})

test('no other entry of the catalogue ends a session', () => {
  for (const code of ['PGRST116', '42501', 'token_expired', 'invalid_credentials', null])
    expect(isSessionError({ code, message: 'token has expired' })).toBe(false)
})
