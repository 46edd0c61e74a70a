import { expect, test } from 'vitest'
import { errorKind, reloginPath, signOutTarget } from './error-kind.ts'

const kindOf = (message: string) => errorKind(new Error(message))

test('an offline browser gets the network screen, whatever was thrown (S-375)', () => {
  expect(errorKind(new Error('permission denied'), false)).toBe('network')
  expect(errorKind(null, false)).toBe('network')
})

test('’failed to fetch’ is shown as the network screen (S-376)', () => {
  expect(kindOf('TypeError: Failed to fetch')).toBe('network')
})

test('’network error’ is shown as the network screen (S-377)', () => {
  expect(kindOf('Network Error')).toBe('network')
})

test('’connection lost’ is shown as the network screen (S-378)', () => {
  expect(kindOf('the connection lost its way: Connection lost')).toBe('network')
})

test('’script error’ is shown as the network screen (S-379)', () => {
  expect(kindOf('Script error.')).toBe('network')
})

test('’failed dynamic module import’ is shown as the network screen (S-380)', () => {
  expect(kindOf('Failed dynamic module import: /assets/home.js')).toBe('network')
})

test.each([
  'error loading dynamically imported module: /assets/home.js',
  'Importing a module script failed.',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
])('what browsers really say is a network failure too: %s', (message) => {
  expect(kindOf(message)).toBe('network')
})

test('a row-level security violation is shown as the permission screen (S-325, S-381)', () => {
  expect(kindOf('new row violates row-level security policy for table "products"')).toBe(
    'permission',
  )
})

test('permission denied is shown as the permission screen (S-325, S-382)', () => {
  expect(kindOf('permission denied for table products')).toBe('permission')
  expect(errorKind({ code: '42501', message: '' })).toBe('permission')
  expect(errorKind({ status: 403, data: null })).toBe('permission')
})

test('an error whose mapped action is relogin signs out and redirects to the login (S-383)', () => {
  const error = Object.assign(new Error('jwt expired'), { action: 'relogin', code: 'jwt_expired' })
  expect(errorKind(error)).toBe('relogin')
  expect(reloginPath(error)).toBe('/login?reason=jwt_expired')
  expect(errorKind({ status: 401, data: { action: 'relogin' } })).toBe('relogin')
  expect(reloginPath({ action: 'relogin' })).toBe('/login?reason=session_expired')
})

test.each([
  new Error('JWT expired'),
  new Error('Invalid Refresh Token: Refresh Token Not Found'),
  { code: 'PGRST301', message: '' },
  { status: 401, data: { code: 'PGRST301' } },
])('what the catalogue of errors calls a session error leads to sign-in: %s', (error) => {
  expect(errorKind(error)).toBe('relogin')
  expect(reloginPath(error)).toMatch(/^\/login\?reason=(session_expired|PGRST301)$/)
})

test('bad_jwt in the message signs out and redirects to the login (S-384)', () => {
  const error = new Error('bad_jwt: invalid claim')
  expect(errorKind(error)).toBe('relogin')
  expect(reloginPath(error)).toBe('/login?reason=bad_jwt')
})

test('what was sent to a full disk is shown as not saved', () => {
  expect(errorKind({ status: 503, data: { code: 'not_saved' } })).toBe('not-saved')
})

test('a 404 response is shown as the not-found page', () => {
  expect(errorKind({ status: 404, data: null })).toBe('not-found')
})

test.each([[new Error('boom')], ['text'], [null], [undefined], [{ status: 500 }], [42]])(
  'everything else is generic: %s',
  (error) => {
    expect(errorKind(error)).toBe('generic')
  },
)

test('signing out redirects to /login, on admin paths to /admin', () => {
  expect(signOutTarget('/catalogo')).toBe('/login')
  expect(signOutTarget('/administracion')).toBe('/login')
  expect(signOutTarget('/admin')).toBe('/admin')
  expect(signOutTarget('/admin/pedidos')).toBe('/admin')
})
