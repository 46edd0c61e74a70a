import { data } from 'react-router'
import type { Problem } from '#shop/accounts/sign-in/account-form.rules.ts'
import { type AuthErrorKind, authError } from '#shop/accounts/sign-in/auth-error.rules.ts'
import type { AccountResult } from './account-result.ts'

/** What was entered, cut to the maximum length of a field. */
export function valuesOf(posted: Readonly<Record<string, unknown>>) {
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 254) : '')
  return { fullName: text(posted.fullName), email: text(posted.email) }
}

/** The errors of the fields. */
export const invalid = (
  problems: readonly Problem[],
  values: AccountResult['values'] = {},
  input: AccountResult = {},
) => data<AccountResult>({ problems, values, ...input }, { status: 400 })

const statuses: Partial<Record<AuthErrorKind, number>> = {
  credentials: 401,
  attempts: 429,
  device: 429,
  email_limit: 429,
}

interface Failure {
  readonly code: string
  readonly retryAfterSeconds?: number
}

/** An entry of the error catalogue with its status. */
export function failed({ code, retryAfterSeconds }: Failure, input: AccountResult = {}) {
  const { kind } = authError({ code })
  const headers: HeadersInit = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}
  return data<AccountResult>(
    { failure: kind, ...input },
    { status: statuses[kind] ?? 409, headers },
  )
}

/** E-mails have a limit of their own, with an error of its own. */
export function tooManyEmails(failure: Failure, input: AccountResult = {}) {
  const { retryAfterSeconds: restsFor } = failure
  return failed(
    { ...failure, code: 'email_rate_limit' },
    { ...input, ...(restsFor && { restsFor }) },
  )
}
