import { data, redirect } from 'react-router'
import type { SignedInCtx } from '#shop/accounts/security/prove.service.server.ts'
import type { SecurityIntent } from '#shop/accounts/security/security-form.rules.ts'
import type { Problem } from '#shop/accounts/sign-in/account-form.rules.ts'
import { authError } from '#shop/accounts/sign-in/auth-error.rules.ts'
import type { SecurityResult } from '#shop/accounts/ui/security/use-security-form.ts'
import { cookieHeaders, flashOf } from '#web/shell/notices/flash.server.ts'
import type { FlashCode } from '#web/shell/notices/flash.ts'

/** The errors of the fields of one form. */
export const invalidIn = (
  intent: SecurityIntent,
  problems: readonly Problem[],
  input: SecurityResult = {},
) => data<SecurityResult>({ intent, problems, ...input }, { status: 400 })

interface Refusal {
  readonly code: string
  readonly retryAfterSeconds?: number
}

const besideField: Readonly<Record<string, Problem>> = {
  wrong_password: { field: 'current', code: 'current_wrong' },
  password_too_common: { field: 'password', code: 'password_common' },
  wrong_code: { field: 'code', code: 'code_wrong' },
}

/** Why a form was refused: at its field, or as a whole. */
export function refusedIn(intent: SecurityIntent, refusal: Refusal, input: SecurityResult = {}) {
  const problem = besideField[refusal.code]
  if (problem) return invalidIn(intent, [problem], input)
  const { retryAfterSeconds } = refusal
  const headers: HeadersInit = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}
  const result = { intent, failure: authError(refusal).kind, ...input }
  return data<SecurityResult>(result, { status: retryAfterSeconds ? 429 : 409, headers })
}

/** Who sent a form of the page, and at which of its addresses. */
export interface Guarding extends SignedInCtx {
  readonly page: string
}

/** Success: the page is reloaded with a notice. */
export const doneAs = (ctx: Guarding, code: FlashCode, cookies: readonly string[] = []) =>
  redirect(ctx.page, {
    status: 303,
    headers: cookieHeaders([...cookies, flashOf(ctx, code)]),
  })
