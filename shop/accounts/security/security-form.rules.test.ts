import { expect, test } from 'vitest'
import { keyInGroups, shownKey } from '../second-factor/second-factor-key.rules.ts'
import { agoText } from '../sessions/session-time.rules.ts'
import {
  changeEmailProblems,
  changePasswordProblems,
  firstCodeProblems,
} from './security-form.rules.ts'

const codes = (problems: readonly { readonly code: string }[]) => problems.map(({ code }) => code)
const change = (current: string, password: string, confirmation = password) => ({
  current,
  password,
  confirmation,
})

test('a changed password is as good as a new one, is another one, and is typed twice', () => {
  expect(changePasswordProblems(change('de-Antes-1', 'otra-Clave-8'), 'customer')).toEqual([])
  expect(codes(changePasswordProblems(change('', 'corta', 'otra'), 'customer'))).toEqual([
    'current_required',
    'password_weak',
    'passwords_differ',
  ])
  expect(codes(changePasswordProblems(change('misma-Clave-8', 'misma-Clave-8'), null))).toEqual([
    'password_same',
  ])
})

test('what is enough for a customer is not for an administrator', () => {
  const weak = change('de-Antes-1', 'solominusculas')
  expect(codes(changePasswordProblems(weak, 'customer'))).toEqual([])
  expect(codes(changePasswordProblems(weak, 'admin'))).toEqual(['password_weak_admin'])
})

test('a changed address is an address, and another one', () => {
  const to = (email: string, current = 'x') =>
    codes(changeEmailProblems({ email, current }, 'ana@example.com'))
  expect(to('otra@example.com')).toEqual([])
  expect(to('')).toEqual(['email_required'])
  expect(to('otra')).toEqual(['email_invalid'])
  expect(to(' ANA@example.com ')).toEqual(['email_same'])
  expect(to('otra@example.com', '')).toEqual(['current_required'])
})

test('a first code is six figures, with or without the gap that authenticators show', () => {
  expect(firstCodeProblems({ code: '123 456' })).toEqual([])
  expect(codes(firstCodeProblems({ code: ' ' }))).toEqual(['code_required'])
  for (const code of ['12345', '1234567', 'abcdef'])
    expect(codes(firstCodeProblems({ code }))).toEqual(['code_wrong'])
})

const uri = 'otpauth://totp/Girasol:a@b.c?secret=JBSWY3DPEHPK3PXPJB&issuer=Girasol'

test('the key is shown in groups of four', () => {
  expect(keyInGroups(uri)).toBe('JBSW Y3DP EHPK 3PXP JB')
})

test('of a key that comes back only what could be one is shown', () => {
  expect(shownKey(uri, 'aBcD1-eFgH2 <b>x</b> 12345-abcde')).toEqual({
    uri,
    recoveryCodes: ['aBcD1-eFgH2', '12345-abcde'],
  })
  for (const invalid of [
    null,
    'javascript:alert(1)',
    'otpauth://totp/x',
    `${uri}${'x'.repeat(1000)}`,
  ])
    expect(shownKey(invalid, '')).toBeNull()
})

test('how long ago is said without a time zone', () => {
  const now = new Date('2026-11-21T17:00:00Z')
  const ago = (minutes: number, locale: 'es' | 'en') =>
    agoText(new Date(now.getTime() - minutes * 60_000), now, locale)
  expect(ago(0.5, 'es')).toBeNull()
  expect(ago(-3, 'es')).toBeNull()
  expect(ago(5, 'es')).toBe('hace 5 minutos')
  expect(ago(125, 'en')).toBe('2 hours ago')
  expect(ago(60 * 24 * 3, 'es')).toBe('hace 3 días')
})
