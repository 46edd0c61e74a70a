import { maxPasswordLength } from '../limits/limits.rules.ts'
import { isEmail, normaliseEmail } from '../sign-up/email-address.rules.ts'
import {
  isEnoughForAdmin,
  isEnoughForCustomer,
  lengthOf,
} from '../sign-up/password-strength.rules.ts'
import type { AuthErrorKind } from './auth-error.rules.ts'

export type AccountField =
  | 'fullName'
  | 'email'
  | 'password'
  | 'confirmation'
  | 'invitation'
  /** The current password. */
  | 'current'
  /** From an authenticator. */
  | 'code'

export type ProblemCode =
  | 'credentials_required'
  | 'all_required'
  | 'name_required'
  | 'name_too_long'
  | 'name_unreadable'
  | 'name_reserved'
  | 'email_required'
  | 'email_invalid'
  | 'password_required'
  | 'password_short'
  | 'password_too_long'
  | 'password_weak'
  | 'password_weak_admin'
  | 'password_common'
  | 'passwords_differ'
  | 'invitation_invalid'
  | 'current_required'
  | 'current_wrong'
  | 'sign_up_password_wrong'
  | 'set_up_code_wrong'
  | 'password_same'
  | 'email_same'
  | 'code_required'
  | 'code_wrong'

/** A problem and the field it belongs to. */
export interface Problem {
  readonly field: AccountField
  readonly code: ProblemCode
}

export const maxNameLength = 100
/** Shorter passwords are rejected without a look-up. */
export const shortestLogin = 6

/** Normalised name: trimmed, one space between words, no invisible characters. */
export const normaliseName = (input: string): string =>
  input
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()

/** Emoji and figures alone call nobody. */
export const isUnreadable = (name: string) => name !== '' && !/\p{L}/u.test(name)

type Check = readonly [applies: boolean, field: AccountField, code: ProblemCode]

/** In the order of the checks; at most one problem per field. */
export function problemsOf(checks: readonly Check[]): Problem[] {
  const found = checks
    .filter(([applies]) => applies)
    .map(([, field, code]): Problem => ({ field, code }))
  return found.filter(
    ({ field }, at) => found.findIndex((problem) => problem.field === field) === at,
  )
}

export const isTooLong = (password: string) => lengthOf(password) > maxPasswordLength

export interface SignInFields {
  readonly email: string
  readonly password: string
}

export function signInProblems(input: SignInFields): Problem[] {
  const email = normaliseEmail(input.email)
  const { password } = input
  return problemsOf([
    [email === '', 'email', 'email_required'],
    [!isEmail(email), 'email', 'email_invalid'],
    [password === '', 'password', 'password_required'],
    [lengthOf(password) < shortestLogin, 'password', 'password_short'],
    [isTooLong(password), 'password', 'password_too_long'],
  ])
}

export interface NewPasswordFields {
  readonly password: string
  readonly confirmation: string
}

export interface SignUpFields extends NewPasswordFields {
  readonly fullName: string
  readonly email: string
}

export function signUpProblems(input: SignUpFields): Problem[] {
  const { password, confirmation } = input
  const fullName = normaliseName(input.fullName)
  const email = normaliseEmail(input.email)
  return problemsOf([
    [password !== confirmation, 'confirmation', 'passwords_differ'],
    [isTooLong(password), 'password', 'password_too_long'],
    [!isEnoughForCustomer(password), 'password', 'password_weak'],
    [fullName === '', 'fullName', 'name_required'],
    [isUnreadable(fullName), 'fullName', 'name_unreadable'],
    [lengthOf(fullName) > maxNameLength, 'fullName', 'name_too_long'],
    [email === '', 'email', 'email_required'],
    [!isEmail(email), 'email', 'email_invalid'],
  ])
}

/** What opens the form for a new password: a link, or a session together with the current password. */
export type ResetAccess = 'link' | 'session'

export interface ResetFields extends NewPasswordFields {
  readonly current?: string
}

export function resetPasswordProblems(
  { password, confirmation, current = '' }: ResetFields,
  access: ResetAccess | null = 'link',
): Problem[] {
  return problemsOf([
    [access === 'session' && current === '', 'current', 'current_required'],
    [isTooLong(password), 'password', 'password_too_long'],
    [!isEnoughForCustomer(password), 'password', 'password_weak'],
    [password !== confirmation, 'confirmation', 'passwords_differ'],
  ])
}

/** A link that turned out to be over no longer opens the form that is on the screen. */
export const accessAfter = (
  access: ResetAccess | null,
  failure: AuthErrorKind | undefined,
): ResetAccess | null => (failure === 'link' ? null : access)

export interface AdminSignUpFields extends NewPasswordFields {
  /** By which colleagues see who did something; may be left out. */
  readonly fullName?: string
  readonly email: string
  readonly isInvitationValid: boolean
}

export function adminSignUpProblems(input: AdminSignUpFields): Problem[] {
  const { password, confirmation, isInvitationValid } = input
  const email = normaliseEmail(input.email)
  const fullName = normaliseName(input.fullName ?? '')
  const empty = (['email', 'password', 'confirmation'] as const).find(
    (field) => input[field].trim() === '',
  )
  if (empty !== undefined) return [{ field: empty, code: 'all_required' }]
  return problemsOf([
    [isUnreadable(fullName), 'fullName', 'name_unreadable'],
    [lengthOf(fullName) > maxNameLength, 'fullName', 'name_too_long'],
    [!isEmail(email), 'email', 'email_invalid'],
    [isTooLong(password), 'password', 'password_too_long'],
    [!isEnoughForAdmin(password), 'password', 'password_weak_admin'],
    [password !== confirmation, 'confirmation', 'passwords_differ'],
    [!isInvitationValid, 'invitation', 'invitation_invalid'],
  ])
}

export function forgotPasswordProblems(input: { readonly email: string }): Problem[] {
  const email = normaliseEmail(input.email)
  return problemsOf([
    [email === '', 'email', 'email_required'],
    [!isEmail(email), 'email', 'email_invalid'],
  ])
}

type ProblemTexts = Readonly<Record<ProblemCode, string>>

/** All problems as one line. */
export const inOneLine = (problems: readonly Problem[], messages: ProblemTexts): string =>
  [...new Set(problems.map(({ code }) => messages[code]))].join(' ')

const missing: readonly ProblemCode[] = ['email_required', 'password_required']

/** The same of a login: what is missing is said of both fields at once, unless the e-mail is there and is none. */
export function signInLine(problems: readonly Problem[], messages: ProblemTexts): string {
  const isMalformed = problems.some(({ code }) => code === 'email_invalid')
  const joint = (problem: Problem): Problem =>
    missing.includes(problem.code) ? { ...problem, code: 'credentials_required' } : problem
  return inOneLine(isMalformed ? problems : problems.map(joint), messages)
}
