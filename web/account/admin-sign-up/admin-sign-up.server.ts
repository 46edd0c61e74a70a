import { data } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'
import type { Problem } from '#shop/accounts/sign-in/account-form.rules.ts'
import { readForm } from '#shop/accounts/sign-in/form-data.input.ts'
import { signOut } from '#shop/accounts/sign-in/sign-in.service.server.ts'
import { isUsable } from '#shop/accounts/sign-up/invitation-status.rules.ts'
import { adminSignUpForm } from '#shop/accounts/sign-up/sign-up.input.ts'
import {
  type AdminSignUpRefusal,
  lookUpInvitation,
  type NewAdministrator,
  signUpAsAdmin,
} from '#shop/staff/admin-sign-up.service.server.ts'
import { cookieHeaders } from '#web/shell/notices/flash.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { failed, invalid, tooManyEmails, valuesOf } from '../sign-in/account-responses.server.ts'
import type { AdminSignUpReply } from './admin-sign-up.ts'

export const inviteTokenOf = (request: Request): string | null =>
  new URL(request.url).searchParams.get('invite_token')

const common: Problem = { field: 'password', code: 'password_common' }
const unusable: Problem = { field: 'invitation', code: 'invitation_invalid' }

type Values = NonNullable<AdminSignUpReply['values']>

function refusal(code: AdminSignUpRefusal, values: Values) {
  const reply = (input: AdminSignUpReply) => failed({ code }, { values, ...input })
  if (code === 'password_too_common') return invalid([common], values)
  if (code === 'invitation_invalid') return invalid([unusable], values)
  return reply(code === 'not_marked' ? { trouble: 'notMarked' } : {})
}

/** Signs the browser out: the next page is the new account's login. */
async function made(
  ctx: Ctx,
  { isConfirmed, cookies: marks }: NewAdministrator,
  set: string | undefined,
) {
  const cookies = [...marks, ...(ctx.user ? await signOut(ctx) : [])]
  const reply: AdminSignUpReply = { isDone: true, isSent: !isConfirmed, ...(set && { set }) }
  return data<AdminSignUpReply>(reply, { headers: cookieHeaders(cookies) })
}

/** Handles the forms of the invitation page. */
export async function handleAdminSignUp(ctx: Ctx, request: Request) {
  const posted = await postedFields(request)
  const values = valuesOf(posted)
  const token = inviteTokenOf(request)
  const { status, set } = await lookUpInvitation(ctx, token)
  const read = readForm(adminSignUpForm(isUsable(status)), posted)
  if (!read.ok) return invalid(read.problems, values)
  const { fullName: name, email, password } = read.fields
  const result = await signUpAsAdmin(ctx, { token: token ?? '', name, email, password })
  if (result.ok) return made(ctx, result.value, set?.name)
  if (result.code === 'email_rate_limit') return tooManyEmails(result, { values })
  return result.code === 'too_many_tries'
    ? failed(result, { values })
    : refusal(result.code, values)
}
