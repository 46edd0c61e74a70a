import { redirect } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'
import { maxPasswordLength } from '#shop/accounts/limits/limits.rules.ts'
import type { Problem, SignInFields } from '#shop/accounts/sign-in/account-form.rules.ts'
import {
  type AuthFailure,
  offersFirstAdministrator,
} from '#shop/accounts/sign-in/auth-error.rules.ts'
import { afterAdminSignUp } from '#shop/accounts/sign-in/login-reason.rules.ts'
import {
  anAdministratorExists,
  createFirstAdmin,
  type FirstAdminRefusal,
} from '#shop/accounts/sign-up/first-admin.service.server.ts'
import { isEnoughForAdmin } from '#shop/accounts/sign-up/password-strength.rules.ts'
import { cookieHeaders, flashOf } from '#web/shell/notices/flash.server.ts'
import type { Posted } from '#web/shell/request/request-body.server.ts'
import { failed, invalid } from '../sign-in/account-responses.server.ts'

/** Whether a failed login shows the offer; the e-mail that it is for stays on the server. */
export async function isOfferDue(ctx: Ctx, email: string, failure: AuthFailure): Promise<boolean> {
  const { DEFAULT_ADMIN_EMAIL: defaultAdminEmail } = ctx.config
  const requested = { failure, email, defaultAdminEmail }
  if (!offersFirstAdministrator({ ...requested, hasAdministrator: false })) return false
  return !(await anAdministratorExists(ctx))
}

const weak: Problem = { field: 'password', code: 'password_weak_admin' }
const common: Problem = { field: 'password', code: 'password_common' }

function refusal(code: FirstAdminRefusal, values: { email: string }) {
  const offered = { values, offersFirstAdmin: true }
  if (code === 'password_too_common') return invalid([common], values, offered)
  if (code === 'wrong_code') return invalid([], values, { ...offered, hasWrongCode: true })
  return failed({ code: 'invalid_credentials' }, { values })
}

/** Creates the first administrator: at once with the set-up code, otherwise by e-mail. */
export async function handleFirstAdmin(
  ctx: Ctx,
  { email, password }: SignInFields,
  posted: Posted,
) {
  const values = { email }
  if (!isEnoughForAdmin(password)) return invalid([weak], values, { offersFirstAdmin: true })
  const code = typeof posted.code === 'string' ? posted.code.trim().slice(0, maxPasswordLength) : ''
  const made = await createFirstAdmin(ctx, { email, password, code: code || undefined })
  if (made.ok) {
    const { is, cookies } = made.value
    const isMade = is === 'created'
    const notice = flashOf(ctx, isMade ? 'admin_created' : 'admin_mail_sent')
    const headers = cookieHeaders([...cookies, notice])
    return redirect(isMade ? `/login?from=${afterAdminSignUp}` : '/login', { status: 303, headers })
  }
  return made.code === 'too_many_tries' ? failed(made, { values }) : refusal(made.code, values)
}
