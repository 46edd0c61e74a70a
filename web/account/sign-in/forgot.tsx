import { data } from 'react-router'
import { forgotPasswordForm } from '#shop/accounts/recovery/recovery.input.ts'
import { requestPasswordReset } from '#shop/accounts/recovery/recovery.service.server.ts'
import { readForm } from '#shop/accounts/sign-in/form-data.input.ts'
import { AccountFrame } from '#shop/accounts/ui/account-frame.tsx'
import { ForgotForm } from '#shop/accounts/ui/recovery/forgot-form.tsx'
import { useAccountMessages } from '#shop/accounts/ui/use-messages.ts'
import { useFailureToast } from '#web/shell/notices/use-failure-toast.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { captchaRefusal, servedCaptcha } from '../captcha/captcha.server.ts'
import { Captcha } from '../captcha/captcha-field.tsx'
import type { Route } from './+types/forgot'
import { failed, invalid, tooManyEmails, valuesOf } from './account-responses.server.ts'
import { type AccountResult, orFailure } from './account-result.ts'

export function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { title } = messagesIn(ctx.locale).accounts.forgot
  const page = privatePageTitled(ctx.locale, '/olvido-contrasena', title, 'accounts')
  return { ...page, captcha: servedCaptcha(ctx) }
}

/** The same response for every e-mail. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const values = valuesOf(posted)
  const read = readForm(forgotPasswordForm, posted)
  if (!read.ok) return invalid(read.problems, values)
  const robot = await captchaRefusal(ctx, posted)
  if (robot) return failed(robot, { values })
  const requested = await requestPasswordReset(ctx, read.fields)
  if (!requested.ok) return tooManyEmails(requested, { values })
  return data<AccountResult>({ isSent: true })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailure(serverAction)

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export default function ForgotPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAccountMessages().forgot
  useFailureToast(actionData)
  return (
    <AccountFrame title={messages.title} text={messages.text}>
      <ForgotForm
        result={actionData}
        captcha={<Captcha captcha={loaderData.captcha} result={actionData} />}
      />
    </AccountFrame>
  )
}
