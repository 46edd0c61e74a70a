import { expect, test } from 'vitest'
import { es } from '../messages/es.ts'
import { isEmail, normaliseEmail } from '../sign-up/email-address.rules.ts'
import {
  accessAfter,
  adminSignUpProblems,
  forgotPasswordProblems,
  normaliseName,
  type Problem,
  resetPasswordProblems,
  signInLine,
  signInProblems,
  signUpProblems,
} from './account-form.rules.ts'

const text = (problems: readonly Problem[]) => problems.map(({ code }) => es.problems[code])
const strong = { password: 'Abcdefg1!', confirmation: 'Abcdefg1!' }
const ana = { fullName: 'Ana Pérez', email: 'ana@example.com', ...strong }

test('an address is trimmed and lowercased (A-192, A-193)', () => {
  expect(normaliseEmail('  Ana@Example.COM\n')).toBe('ana@example.com')
})

test('an address is something, an @, something with a dot (A-189, A-202)', () => {
  for (const email of ['a@b.c', 'ana+cuba@example.co.uk', 'ñ@casa.cu'])
    expect([email, isEmail(email)]).toEqual([email, true])
  for (const email of [
    '',
    'ana',
    'ana@',
    'ana@example',
    '@example.com',
    'a@@b.c',
    'a b@c.d',
    'a@b.',
    'a\0@b.c',
    'a\u200b@b.c',
    `${'a'.repeat(251)}@b.c`,
  ])
    expect([email, isEmail(email)]).toEqual([email, false])
})

test('an address that would end early in the head of a letter is none', () => {
  for (const email of ['a<b@c.de', 'a>b@c.de', 'a,b@c.de', 'a;b@c.de', '"a"@c.de', 'a@b.c>'])
    expect([email, isEmail(email)]).toEqual([email, false])
})

test('a login says everything that is wrong in one line, in order (A-188, A-189, A-190, A-191)', () => {
  const line = (email: string, password: string) =>
    signInLine(signInProblems({ email, password }), es.problems)
  expect(line('', '')).toBe('Por favor, introduce tu email y contraseña.')
  expect(line(' ', 'secret')).toBe('Por favor, introduce tu email y contraseña.')
  expect(line('ana@example.com', '')).toBe('Por favor, introduce tu email y contraseña.')
  expect(line('ana', 'abcdef')).toBe('Por favor, introduce un email válido.')
  expect(line('ana@example.com', 'abcde')).toBe('La contraseña debe tener al menos 6 caracteres.')
  expect(line('ana', 'abcde')).toBe(
    'Por favor, introduce un email válido. La contraseña debe tener al menos 6 caracteres.',
  )
  expect(line('', 'abcde')).toBe(
    'Por favor, introduce tu email y contraseña. La contraseña debe tener al menos 6 caracteres.',
  )
  expect(line('ana', '')).toBe(
    'Por favor, introduce un email válido. Por favor, introduce tu contraseña.',
  )
  expect(line(' Ana@Example.com ', 'abcdef')).toBe('')
})

test('each field of a login has its own sentence beside it', () => {
  const beside = (email: string, password: string) =>
    signInProblems({ email, password }).map(({ field, code }) => [field, es.problems[code]])
  const password = ['password', 'Por favor, introduce tu contraseña.']
  expect(beside('ana', '')).toEqual([['email', 'Por favor, introduce un email válido.'], password])
  expect(beside('', '')).toEqual([
    ['email', 'Por favor, introduce tu correo electrónico.'],
    password,
  ])
})

test('a sign-up wants equal passwords, a good one, a name and an address (A-194, A-195, A-196, A-197, A-198, A-199, A-200)', () => {
  expect(signUpProblems(ana)).toEqual([])
  expect(signUpProblems({ ...ana, fullName: ' Ana ', email: ' ANA@example.com ' })).toEqual([])
  expect(signUpProblems({ ...ana, password: 'abcdefgh', confirmation: 'abcdefgh' })).toEqual([])
  const nothing = { fullName: ' ', email: ' ', password: 'abc', confirmation: 'abd' }
  expect(text(signUpProblems(nothing))).toEqual([
    'Las contraseñas no coinciden.',
    'La contraseña es demasiado débil. Debe tener al menos 8 caracteres y una combinación de letras y números.',
    'Escribe tu nombre completo.',
    'Por favor, introduce tu correo electrónico.',
  ])
  expect(signUpProblems(nothing).map(({ field }) => field)).toEqual([
    'confirmation',
    'password',
    'fullName',
    'email',
  ])
})

test('a password that is weak for a customer is told so before it is compared, when it is new (A-207, A-208, A-209)', () => {
  expect(resetPasswordProblems(strong)).toEqual([])
  expect(text(resetPasswordProblems({ password: 'Abcd12!', confirmation: 'x' }))).toEqual([
    es.problems.password_weak,
    'Las contraseñas no coinciden.',
  ])
  expect(text(resetPasswordProblems({ password: 'ABCDEFGH', confirmation: 'ABCDEFGH' }))).toEqual(
    [],
  )
})

test('an administrator fills in everything, with a better password and a valid invitation (A-201, A-202, A-203, A-204, A-205)', () => {
  const admin = { email: 'a@b.c', ...strong, isInvitationValid: true }
  const invalid = (overrides: Partial<typeof admin>) =>
    text(adminSignUpProblems({ ...admin, ...overrides }))
  expect(invalid({})).toEqual([])
  for (const empty of [{ email: '' }, { password: '' }, { confirmation: ' ' }])
    expect(invalid(empty)).toEqual(['Todos los campos son requeridos.'])
  expect(invalid({ email: 'ana' })).toEqual(['Por favor, introduce un email válido.'])
  expect(invalid({ password: 'abcdefgh', confirmation: 'abcdefgh' })).toEqual([
    'La contraseña es demasiado débil. Intenta una combinación más compleja.',
  ])
  expect(invalid({ confirmation: 'other' })).toEqual(['Las contraseñas no coinciden.'])
  expect(text(adminSignUpProblems({ ...admin, fullName: '🌻🌻' }))).toEqual([
    es.problems.name_unreadable,
  ])
  expect(text(signUpProblems({ ...ana, fullName: '🌻' }))).toEqual([es.problems.name_unreadable])
  expect(invalid({ isInvitationValid: false })).toEqual([
    'La invitación no es válida para crear una cuenta.',
  ])
})

test('a forgotten password needs an address (A-210)', () => {
  expect(text(forgotPasswordProblems({ email: ' ' }))).toEqual([
    'Por favor, introduce tu correo electrónico.',
  ])
  expect(text(forgotPasswordProblems({ email: 'ana' }))).toEqual([
    'Por favor, introduce un email válido.',
  ])
  expect(forgotPasswordProblems({ email: 'ana@example.com' })).toEqual([])
})

test('a password of 129 characters is refused before hashing, one of 128 is not', () => {
  const long = `Aa1!${'x'.repeat(125)}`
  const codes = (problems: readonly Problem[]) => problems.map(({ code }) => code)
  const both = { password: long, confirmation: long }
  expect(codes(signInProblems({ email: 'a@b.c', password: long }))).toEqual(['password_too_long'])
  expect(codes(signUpProblems({ ...ana, ...both }))).toEqual(['password_too_long'])
  expect(codes(resetPasswordProblems(both))).toEqual(['password_too_long'])
  expect(codes(adminSignUpProblems({ email: 'a@b.c', ...both, isInvitationValid: true }))).toEqual([
    'password_too_long',
  ])
  expect(signInProblems({ email: 'a@b.c', password: long.slice(1) })).toEqual([])
})

test('a name is stored without invisible characters and double spaces', () => {
  expect(normaliseName('  Ana\u0000  María\u200b\nde la O ')).toBe('Ana María de la O')
  expect(signUpProblems({ ...ana, fullName: 'x'.repeat(101) }).map(({ code }) => code)).toEqual([
    'name_too_long',
  ])
})

test('a form whose link is over makes way for the link to a new one; any other failure keeps it', () => {
  expect(accessAfter('link', 'link')).toBeNull()
  expect(accessAfter('link', 'network')).toBe('link')
  expect(accessAfter('session', undefined)).toBe('session')
})
