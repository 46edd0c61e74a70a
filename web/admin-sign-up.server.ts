import { data } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'
import type { Problem } from '#shop/accounts/account-form.rules.ts'
import { adminSignUpForm } from '#shop/accounts/admin-sign-up.input.ts'
import { isUsable } from '#shop/accounts/invitation-status.rules.ts'
import { lockoutMs } from '#shop/accounts/lockout.rules.ts'
import { signOut } from '#shop/accounts/sign-in.service.server.ts'
import { readForm } from '#shop/accounts/typed.input.ts'
import {
  type AdminSignUpRefusal,
  lookUpInvitation,
  signUpAsAdmin,
} from '#shop/staff/admin-sign-up.service.server.ts'
import { failed, invalid, tooManyLetters, valuesOf } from './account-answers.server.ts'
import type { AdminSignUpReply } from './admin-sign-up.ts'
import { cookieHeaders } from './flash.server.ts'
import { postedFields } from './posted.server.ts'

export const inviteTokenOf = (request: Request): string | null =>
  new URL(request.url).searchParams.get('invite_token')

const common: Problem = { field: 'password', code: 'password_common' }
const unusable: Problem = { field: 'invitation', code: 'invitation_invalid' }

type Values = NonNullable<AdminSignUpReply['values']>

function refusal(code: AdminSignUpRefusal, values: Values) {
  const reply = (given: AdminSignUpReply) => failed({ code }, { values, ...given })
  if (code === 'password_too_common') return invalid([common], values)
  if (code === 'invitation_invalid') return invalid([unusable], values)
  return reply(code === 'not_marked' ? { trouble: 'notMarked' } : {})
}

const limited = (values: Values): AdminSignUpReply => ({
  values,
  restsFor: lockoutMs / 1000,
})

/** Whoever was signed in here is not any more: the next page is the new account's login. */
async function made(ctx: Ctx, isConfirmed: boolean) {
  const cookies = ctx.person ? await signOut(ctx) : []
  const reply: AdminSignUpReply = { isDone: true, isSent: !isConfirmed }
  return data<AdminSignUpReply>(reply, { headers: cookieHeaders(cookies) })
}

/** What the form of an invitation leads to. */
export async function answerAdminSignUp(ctx: Ctx, request: Request) {
  const posted = await postedFields(request)
  const { email: typed } = valuesOf(posted)
  const values = { email: typed }
  const token = inviteTokenOf(request)
  const { status } = await lookUpInvitation(ctx, token)
  const read = readForm(adminSignUpForm(isUsable(status)), posted)
  if (!read.ok) return invalid(read.problems, values)
  const { email, password } = read.fields
  const answer = await signUpAsAdmin(ctx, { token: token ?? '', email, password })
  if (answer.ok) return made(ctx, answer.value.isConfirmed)
  if (answer.code === 'email_rate_limit') return tooManyLetters(answer, limited(values))
  return answer.code === 'too_many_tries'
    ? failed(answer, { values })
    : refusal(answer.code, values)
}
