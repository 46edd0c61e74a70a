import { expect, test } from 'vitest'
import { forgotPasswordForm, resetPasswordForm } from '../recovery/recovery.input.ts'
import { adminSignUpForm, signUpForm } from '../sign-up/sign-up.input.ts'
import { readForm } from './form-data.input.ts'
import { signInForm } from './sign-in.input.ts'

const password = 'Abcdefg1!'

test('the server trims and lowercases the address of a login, never the password (A-192, A-193)', () => {
  expect(readForm(signInForm, { email: ' Ana@Example.COM ', password: ' abcdef ' })).toEqual({
    ok: true,
    fields: { email: 'ana@example.com', password: ' abcdef ' },
  })
})

test('the server trims the name and the address of a sign-up, and reads no role (A-126, A-200)', () => {
  const posted = {
    fullName: '  Ana  Pérez ',
    email: ' ANA@example.com',
    password,
    confirmation: password,
    role: 'admin',
  }
  expect(readForm(signUpForm, posted)).toEqual({
    ok: true,
    fields: { fullName: 'Ana Pérez', email: 'ana@example.com', password, confirmation: password },
  })
})

test('the server says what is wrong in the order of the checks (A-188, A-191, A-194)', () => {
  expect(readForm(signInForm, { email: 'ana', password: '1' })).toEqual({
    ok: false,
    problems: [
      { field: 'email', code: 'email_invalid' },
      { field: 'password', code: 'password_short' },
    ],
  })
  const signUp = readForm(signUpForm, { password: 'a' })
  expect(signUp.ok ? [] : signUp.problems.map(({ code }) => code)).toEqual([
    'passwords_differ',
    'password_weak',
    'name_required',
    'email_required',
  ])
})

test('an administrator without a valid invitation is refused whatever the form says (A-205, A-221)', () => {
  const posted = { email: 'a@b.c', password, confirmation: password, isInvitationValid: 'true' }
  expect(readForm(adminSignUpForm(false), posted)).toEqual({
    ok: false,
    problems: [{ field: 'invitation', code: 'invitation_invalid' }],
  })
  expect(readForm(adminSignUpForm(true), posted).ok).toBe(true)
})

test('what is no form at all is an empty one, not a fault', () => {
  const nothing = [null, undefined, {}, { email: 7, password: ['x'] }, { email: new Blob(['x']) }]
  for (const posted of nothing) {
    expect(readForm(signInForm, posted).ok).toBe(false)
    expect(readForm(signUpForm, posted).ok).toBe(false)
    expect(readForm(resetPasswordForm('link'), posted).ok).toBe(false)
    expect(readForm(forgotPasswordForm, posted).ok).toBe(false)
    expect(readForm(adminSignUpForm(true), posted).ok).toBe(false)
  }
})
