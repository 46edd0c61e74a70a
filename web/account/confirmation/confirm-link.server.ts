import { redirect } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'
import { resetPasswordForm } from '#shop/accounts/recovery/recovery.input.ts'
import { confirmNewEmail } from '#shop/accounts/security/security.service.server.ts'
import type { Problem } from '#shop/accounts/sign-in/account-form.rules.ts'
import { readForm } from '#shop/accounts/sign-in/form-data.input.ts'
import {
  asksForPassword,
  confirmEmail,
} from '#shop/accounts/sign-up/confirm-email.service.server.ts'
import {
  asksForAdminPassword,
  confirmFirstAdmin,
} from '#shop/accounts/sign-up/first-admin.service.server.ts'
import type { ConfirmationAsks } from '#shop/accounts/ui/sign-up/confirm-own.tsx'
import { cookieHeaders, flashOf } from '#web/shell/notices/flash.server.ts'
import type { Posted } from '#web/shell/request/request-body.server.ts'
import { failed, invalid } from '../sign-in/account-responses.server.ts'

const text = (value: unknown, max: number): string =>
  typeof value === 'string' ? value.slice(0, max) : ''
const tokenIn = (posted: Posted) => text(posted.token, 200)

/** What the page of a link asks for in this browser. */
export async function asksOf(ctx: Ctx, kind: string, token: string): Promise<ConfirmationAsks> {
  if (kind === 'new-email') return 'nothing'
  if (kind === 'first-admin')
    return (await asksForAdminPassword(ctx, token)) ? 'code_and_password' : 'code'
  return (await asksForPassword(ctx, token)) ? 'password' : 'nothing'
}

const besideField: Readonly<Record<string, Problem>> = {
  password_needed: { field: 'current', code: 'current_required' },
  wrong_password: { field: 'current', code: 'sign_up_password_wrong' },
  password_too_common: { field: 'password', code: 'password_common' },
  password_weak_admin: { field: 'password', code: 'password_weak_admin' },
  wrong_code: { field: 'code', code: 'set_up_code_wrong' },
}

interface Refusal {
  readonly ok: false
  readonly code: string
  readonly retryAfterSeconds?: number
}

function refused(refusal: Refusal) {
  const problem = besideField[refusal.code]
  return problem ? invalid([problem]) : failed(refusal)
}

type Done = { readonly ok: true } | Refusal

async function ofSignUp(ctx: Ctx, posted: Posted): Promise<Done | readonly Problem[]> {
  const token = tokenIn(posted)
  if (posted.choice !== 'new')
    return confirmEmail(ctx, { token, password: text(posted.current, 1000) })
  const read = readForm(resetPasswordForm('link'), posted)
  if (!read.ok) return read.problems
  return confirmEmail(ctx, { token, password: read.fields.password, isNew: true })
}

async function ofFirstAdmin(ctx: Ctx, posted: Posted): Promise<Done | readonly Problem[]> {
  const input = { token: tokenIn(posted), code: text(posted.code, 100) }
  if (!(await asksForAdminPassword(ctx, input.token))) return confirmFirstAdmin(ctx, input)
  const read = readForm(resetPasswordForm('link'), posted)
  if (!read.ok) return read.problems
  return confirmFirstAdmin(ctx, { ...input, password: read.fields.password })
}

function doneBy(ctx: Ctx, posted: Posted): Promise<Done | readonly Problem[]> {
  if (posted.kind === 'new-email') return confirmNewEmail(ctx, { token: tokenIn(posted) })
  return posted.kind === 'first-admin' ? ofFirstAdmin(ctx, posted) : ofSignUp(ctx, posted)
}

/** Handles the forms of a link that confirms something. */
export async function handleConfirmation(ctx: Ctx, posted: Posted) {
  const done = await doneBy(ctx, posted)
  if (!('ok' in done)) return invalid(done)
  if (!done.ok) return refused(done)
  const headers = cookieHeaders([flashOf(ctx, 'email_confirmed')])
  return redirect('/email-confirmado', { status: 303, headers })
}
