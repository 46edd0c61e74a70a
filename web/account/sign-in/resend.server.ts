import { data } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'
import { forgotPasswordForm } from '#shop/accounts/recovery/recovery.input.ts'
import { readForm } from '#shop/accounts/sign-in/form-data.input.ts'
import { resendConfirmation } from '#shop/accounts/sign-up/sign-up.service.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { failed, invalid, tooManyEmails } from './account-responses.server.ts'
import type { AccountResult } from './account-result.ts'

/** Resends the confirmation e-mail; the response does not disclose whether the address is registered. */
export async function handleResend(ctx: Ctx, request: Request) {
  const posted = await postedFields(request)
  const read = readForm(forgotPasswordForm, { email: posted.email || ctx.user?.email })
  if (!read.ok) return invalid(read.problems)
  const sent = await resendConfirmation(ctx, read.fields).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'a confirmation could not be sent again')
    return null
  })
  if (!sent) return failed({ code: 'unexpected' })
  return sent.ok ? data<AccountResult>({ isSent: true }) : tooManyEmails(sent)
}
