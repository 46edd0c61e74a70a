import { expect, test } from 'vitest'
import { isAdmin, isEmailConfirmed, panelOf } from '../users/user.rules.ts'
import {
  type AtTheGate,
  destinationAfterLogin,
  destinationFromLogin,
  gateStep,
  loginPathFrom,
  originOf,
  rolesFor,
} from './access-gate.rules.ts'

const confirmed = { emailConfirmedAt: new Date('2026-11-21'), identities: [], role: null }
const unconfirmed = { ...confirmed, emailConfirmedAt: null }
const gate = (overrides: Partial<AtTheGate>) =>
  gateStep({
    isLoading: false,
    user: { ...confirmed, role: 'admin' },
    wasRoleRetried: false,
    allowed: ['admin'],
    ...overrides,
  })

test('the gate asks in its order, and the first that is not so decides (A-058)', () => {
  expect(gate({ isLoading: true, user: null })).toBe('loading')
  expect(gate({ user: null })).toBe('sign_in')
  expect(gate({ user: unconfirmed })).toBe('confirm_email')
  expect(gate({ user: { ...unconfirmed, role: 'customer' } })).toBe('confirm_email')
  expect(gate({ user: confirmed })).toBe('fetch_role')
  expect(gate({ user: confirmed, wasRoleRetried: true })).toBe('role_unknown')
  expect(gate({ user: { ...confirmed, role: 'customer' } })).toBe('denied')
  expect(gate({})).toBe('allowed')
})

test('an unknown role is asked for once more by itself, and only then said to be unknown (A-065, A-066)', () => {
  expect(gate({ user: confirmed, wasRoleRetried: false })).toBe('fetch_role')
  expect(gate({ user: confirmed, wasRoleRetried: true })).toBe('role_unknown')
  expect(gate({ wasRoleRetried: true })).toBe('allowed')
})

test('an address counts as confirmed by us or by any identity (A-063, A-064)', () => {
  const identity = (emailVerified: boolean) => ({ identityData: { emailVerified } })
  expect(isEmailConfirmed(confirmed)).toBe(true)
  expect(isEmailConfirmed(unconfirmed)).toBe(false)
  expect(isEmailConfirmed({ ...unconfirmed, identities: [identity(false)] })).toBe(false)
  expect(isEmailConfirmed({ ...unconfirmed, identities: [identity(false), identity(true)] })).toBe(
    true,
  )
})

test('administrators alone may enter the panel and the tests, anybody signed in the account (A-226, A-227)', () => {
  for (const path of ['/admin', '/admin/products', '/test-suite'])
    expect([path, rolesFor(path)]).toEqual([path, ['admin']])
  for (const path of ['/Admin', '/%61dmin/x', '//admin', '/admin.data', '/admin/_.data', '/%'])
    expect([path, rolesFor(path)]).toEqual([path, path === '/%' ? null : ['admin']])
  for (const path of ['/cuenta', '/cuenta/pedidos', '/cuenta.data'])
    expect([path, rolesFor(path)]).toEqual([path, ['customer', 'admin']])
  for (const path of ['/', '/administracion', '/admin-signup', '/cuentas', '/login'])
    expect([path, rolesFor(path)]).toEqual([path, null])
})

test('only the role admin is an administrator, and each has a panel (A-071, A-218)', () => {
  expect([isAdmin('admin'), isAdmin('customer'), isAdmin(null)]).toEqual([true, false, false])
  expect([panelOf('admin'), panelOf('customer'), panelOf(null)]).toEqual([
    '/admin',
    '/cuenta',
    '/cuenta',
  ])
})

test('an administrator who signs in goes to the panel, others back to where they came from (A-077, A-078)', () => {
  expect(destinationAfterLogin('admin', '/cuenta/pedidos')).toBe('/admin')
  expect(destinationAfterLogin('admin', '/admin')).toBe('/admin')
  expect(destinationAfterLogin('admin', '/admin/pedidos?q=a')).toBe(
    '/admin?desde=%2Fadmin%2Fpedidos%3Fq%3Da',
  )
  expect(destinationAfterLogin('customer', '/cuenta/pedidos?p=2')).toBe('/cuenta/pedidos?p=2')
  expect(destinationAfterLogin('customer', null)).toBe('/')
  expect(destinationAfterLogin('customer', 'admin_signup_success')).toBe('/')
})

test('who is signed in and opens the login goes to the origin, else to the panel or home (A-074, A-075, A-076)', () => {
  expect(destinationFromLogin('admin', '/carrito')).toBe('/carrito')
  expect(destinationFromLogin('customer', '/carrito')).toBe('/carrito')
  expect(destinationFromLogin('admin', null)).toBe('/admin')
  expect(destinationFromLogin('customer', null)).toBe('/')
})

test('the login keeps the origin (A-060)', () => {
  expect(loginPathFrom('/cuenta/pedidos?p=2')).toBe('/login?from=%2Fcuenta%2Fpedidos%3Fp%3D2')
  expect(loginPathFrom('/')).toBe('/login')
  expect(loginPathFrom('/cuenta', 'session_expired')).toBe(
    '/login?reason=session_expired&from=%2Fcuenta',
  )
})

test('an origin is a page of this shop, and none that leads back to the login', () => {
  for (const from of [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://evil.example/cuenta',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/cuenta\r\nSet-Cookie: a=b',
    'cuenta',
    '',
    '/',
    '/login?from=/cuenta',
    '/email-confirmado?token=x',
    null,
  ])
    expect([from, originOf(from)]).toEqual([from, null])
  expect(originOf('/%2f%2fevil.example')).toBe('/%2f%2fevil.example')
})
