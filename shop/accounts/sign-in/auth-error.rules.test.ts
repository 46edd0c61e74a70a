import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { es } from '../messages/es.ts'
import {
  type AuthFailure,
  authError,
  inlineDetails,
  offersFirstAdministrator,
} from './auth-error.rules.ts'

const text = (failure: AuthFailure) => {
  const { kind, action } = authError(failure)
  return [es.errors[kind].title, es.errors[kind].details, action]
}

const expired = [
  'Sesión Inválida o Expirada',
  'Tu sesión ha caducado. Por favor, inicia sesión de nuevo.',
  'relogin',
]
const credentials = [
  'Credenciales Inválidas',
  'El correo o la contraseña no son correctos.',
  'none',
]
const link = [
  'Enlace no válido',
  'El enlace de restablecimiento es inválido, ha expirado o ya fue utilizado. Por favor, solicita uno nuevo.',
  'none',
]
const startsWith = (title: string, action: string) => [title, expect.any(String), action]

test('every condition of the catalogue has its title, details and action (A-288, A-289, A-290, A-291, A-292, A-293, A-294, A-295, A-296, A-297, A-298, A-299, A-318, A-319)', () => {
  const catalogue: readonly (readonly [AuthFailure, readonly unknown[]])[] = [
    [{ message: 'JWT expired' }, expired],
    [{ message: 'Invalid Refresh Token: Already Used' }, expired],
    [{ message: 'Refresh Token Not Found' }, expired],
    [{ message: 'bad_jwt' }, expired],
    [{ message: 'Auth session missing!' }, expired],
    [{ code: 'session_expired' }, expired],
    [{ code: 'PGRST301' }, expired],
    [{ message: 'Invalid login credentials' }, credentials],
    [{ code: 'invalid_credentials' }, credentials],
    [{ code: 'invalid_grant' }, credentials],
    [{ message: 'User already registered' }, startsWith('Usuario ya registrado', 'login')],
    [{ code: 'user_already_registered' }, startsWith('Usuario ya registrado', 'login')],
    [{ message: 'Email rate limit exceeded' }, startsWith('Límite de correos excedido', 'wait')],
    [{ code: 'email_rate_limit' }, startsWith('Límite de correos excedido', 'wait')],
    [{ message: 'TypeError: Failed to fetch' }, startsWith('Error de Red', 'none')],
    [{ code: 'network' }, startsWith('Error de Red', 'none')],
    [{ message: 'Password should be at least 8' }, startsWith('Contraseña Débil', 'none')],
    [{ code: 'weak_password' }, startsWith('Contraseña Débil', 'none')],
    [{ message: 'Token has expired or is invalid' }, link],
    [{ code: 'token_expired' }, link],
    [{ code: 'too_many_tries' }, startsWith('Demasiados intentos', 'wait')],
    [{ code: 'email_not_confirmed' }, startsWith('Correo sin confirmar', 'none')],
    [{ message: 'what is this' }, startsWith('Error de Autenticación', 'none')],
    [{ code: 'constructor' }, startsWith('Error de Autenticación', 'none')],
    [{}, startsWith('Error de Autenticación', 'none')],
  ]
  for (const [failure, overrides] of catalogue)
    expect([failure, ...text(failure)]).toEqual([failure, ...overrides])
})

test('English says as much as Spanish and nothing of it in Spanish', () => {
  expect(Object.keys(en.errors)).toEqual(Object.keys(es.errors))
  for (const kind of Object.keys(es.errors) as (keyof typeof es.errors)[])
    expect(en.errors[kind].details).not.toBe(es.errors[kind].details)
})

test('inside the form nothing is said of the connection, in either language (A-301, A-302)', () => {
  expect(inlineDetails(es.errors.network.details)).toBeNull()
  expect(inlineDetails(en.errors.network.details)).toBeNull()
  expect(inlineDetails(es.errors.credentials.details)).toBe(es.errors.credentials.details)
  expect(inlineDetails(en.errors.credentials.details)).toBe(en.errors.credentials.details)
})

const failed = {
  failure: { code: 'invalid_credentials', message: 'Invalid login credentials' },
  email: ' Admin@example.com',
  defaultAdminEmail: 'admin@example.com',
  hasAdministrator: false,
}
const offers = (overrides: Partial<typeof failed> | { failure: AuthFailure }) =>
  offersFirstAdministrator({ ...failed, ...overrides })

test('the first administrator is offered to nobody but the default address, while there is none (A-015, A-079, A-224)', () => {
  expect(offers({})).toBe(true)
  expect(offers({ hasAdministrator: true })).toBe(false)
  expect(offers({ email: 'ana@example.com' })).toBe(false)
  expect(offers({ email: '', defaultAdminEmail: '' })).toBe(false)
})

test('it is offered after an error without action, invalid_grant or wrong credentials, never to who is registered (A-080, A-081)', () => {
  expect(offers({ failure: { code: 'unexpected' } })).toBe(true)
  expect(offers({ failure: { code: 'invalid_grant' } })).toBe(true)
  expect(
    offers({ failure: { code: 'session_expired', message: 'Invalid login credentials' } }),
  ).toBe(true)
  expect(offers({ failure: { code: 'too_many_tries' } })).toBe(false)
  expect(offers({ failure: { message: 'jwt expired' } })).toBe(false)
  expect(offers({ failure: { code: 'invalid_grant', message: 'User already registered' } })).toBe(
    false,
  )
})
