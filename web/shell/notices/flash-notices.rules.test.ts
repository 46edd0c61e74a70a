import { expect, test } from 'vitest'
import { accountArea as areaEn } from '#shop/accounts/messages/account-area.en.ts'
import { accountArea as areaEs } from '#shop/accounts/messages/account-area.es.ts'
import { en as formsEn } from '#shop/accounts/messages/en.ts'
import { es as formsEs } from '#shop/accounts/messages/es.ts'
import { type FlashCode, flashCodes, flashIn } from './flash.ts'
import { isReported, isSessionOver, noticeOf } from './flash-notices.ts'

const es = { forms: formsEs, area: areaEs }
const en = { forms: formsEn, area: areaEn }

const text = (code: FlashCode) => {
  const { title, description } = noticeOf(code, es)
  return [title, description]
}

test('a page shows the flash message of the previous one, with the prescribed text (A-304, A-307, A-325, A-327, S-363)', () => {
  expect(text('login_required')).toEqual([
    'Acceso Requerido',
    'Debes iniciar sesión para acceder a esta página.',
  ])
  expect(text('welcome')).toEqual(['¡Bienvenido/a de nuevo!', 'Serás redirigido/a.'])
  expect(text('admin_created')).toEqual([
    '¡Administrador Creado!',
    'La cuenta ha sido creada. Por favor, inicia sesión.',
  ])
  expect(text('signed_out')).toEqual(['Sesión Cerrada', 'Has cerrado sesión exitosamente.'])
  expect(text('sign_out_partly')[0]).toBe('No se pudo cerrar la sesión completamente.')
})

test('a created account is shown for eight seconds, a confirmed e-mail for five, a denied access as information (A-357, A-358, S-363)', () => {
  expect(noticeOf('signed_up', es)).toMatchObject({ duration: 8000, variant: 'default_success' })
  expect(noticeOf('email_confirmed', es)).toMatchObject({ duration: 5000 })
  expect(noticeOf('login_required', es).variant).toBeUndefined()
})

test('every notice has a message in both languages', () => {
  for (const code of flashCodes) expect(noticeOf(code, en).title).not.toBe(noticeOf(code, es).title)
})

test('an ended session is announced where no reason stands on the page, on a phone too', () => {
  expect(isReported('session_ended', { isPhone: true, search: '' })).toBe(true)
  expect(isReported('session_ended', { isPhone: false, search: '?reason=session_expired' })).toBe(
    false,
  )
  expect(
    ['signed_out', 'session_ended', 'welcome'].map((code) => isSessionOver(code as FlashCode)),
  ).toEqual([true, true, false])
})

test('a cookie has only the code of the notice', () => {
  expect(flashIn('a=b; aviso=welcome')).toBe('welcome')
  for (const forged of ['', 'aviso=', 'aviso=<b>', 'aviso=__proto__', 'otroaviso=welcome'])
    expect([forged, flashIn(forged)]).toEqual([forged, null])
})

test('the sign-out notice is not shown on a phone, nor where a reason is given (A-328, A-329)', () => {
  const desktop = { isPhone: false, search: '' }
  expect(isReported('signed_out', desktop)).toBe(true)
  expect(isReported('signed_out', { ...desktop, search: '?reason=logout' })).toBe(true)
  expect(isReported('signed_out', { ...desktop, isPhone: true })).toBe(false)
  expect(isReported('signed_out', { ...desktop, search: '?reason=session_expired' })).toBe(false)
  expect(isReported('welcome', { isPhone: true, search: '?reason=session_expired' })).toBe(true)
})
