import type { Role } from '#kernel/user.ts'
import {
  isTooLong,
  type NewPasswordFields,
  type Problem,
  problemsOf,
} from '../sign-in/account-form.rules.ts'
import { isEmail, normaliseEmail } from '../sign-up/email-address.rules.ts'
import { isEnoughForAdmin, isEnoughForCustomer } from '../sign-up/password-strength.rules.ts'
import { isAdmin } from '../users/user.rules.ts'

/** Fields of the security page's forms. */
export const securityIntents = [
  'password',
  'email',
  'close',
  'close_others',
  'second_on',
  'second_code',
  'second_off',
] as const
export type SecurityIntent = (typeof securityIntents)[number]

export interface ChangedPassword extends NewPasswordFields {
  readonly current: string
}

/** An administrator's new password must meet the rules of the administrator sign-up. */
export function changePasswordProblems(input: ChangedPassword, role: Role | null): Problem[] {
  const { current, password, confirmation } = input
  const isEnough = isAdmin(role) ? isEnoughForAdmin(password) : isEnoughForCustomer(password)
  return problemsOf([
    [current === '', 'current', 'current_required'],
    [isTooLong(password), 'password', 'password_too_long'],
    [!isEnough, 'password', isAdmin(role) ? 'password_weak_admin' : 'password_weak'],
    [password === current, 'password', 'password_same'],
    [password !== confirmation, 'confirmation', 'passwords_differ'],
  ])
}

export interface ChangedEmail {
  readonly email: string
  readonly current: string
}

/** `own` is the current e-mail address. */
export function changeEmailProblems(input: ChangedEmail, own: string): Problem[] {
  const email = normaliseEmail(input.email)
  return problemsOf([
    [email === '', 'email', 'email_required'],
    [!isEmail(email), 'email', 'email_invalid'],
    [email === normaliseEmail(own), 'email', 'email_same'],
    [input.current === '', 'current', 'current_required'],
  ])
}

export const currentPasswordProblems = ({ current }: { readonly current: string }): Problem[] =>
  problemsOf([[current === '', 'current', 'current_required']])

/** Authenticators show the six digits in two groups. */
export const normaliseCode = (input: string): string => input.replace(/[\s-]/g, '')

export function firstCodeProblems({ code }: { readonly code: string }): Problem[] {
  const figures = normaliseCode(code)
  return problemsOf([
    [figures === '', 'code', 'code_required'],
    [!/^\d{6}$/.test(figures), 'code', 'code_wrong'],
  ])
}
