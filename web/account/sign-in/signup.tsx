import { redirect } from 'react-router'
import { readForm } from '#shop/accounts/sign-in/form-data.input.ts'
import { signUpForm } from '#shop/accounts/sign-up/sign-up.input.ts'
import { signUp } from '#shop/accounts/sign-up/sign-up.service.server.ts'
import { AccountFrame } from '#shop/accounts/ui/account-frame.tsx'
import { SignUpForm } from '#shop/accounts/ui/sign-up/sign-up-form.tsx'
import { useAccountMessages } from '#shop/accounts/ui/use-messages.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { cookieHeaders, flashOf } from '#web/shell/notices/flash.server.ts'
import { useFailureToast } from '#web/shell/notices/use-failure-toast.ts'
import { messagesIn, withMessages } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { captchaRefusal, servedCaptcha } from '../captcha/captcha.server.ts'
import { Captcha } from '../captcha/captcha-field.tsx'
import type { Route } from './+types/signup'
import { failed, invalid, valuesOf } from './account-responses.server.ts'
import { orFailure } from './account-result.ts'

export function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  if (ctx.user) throw redirect('/')
  const { title, text } = messagesIn(ctx.locale).accounts.signUp
  const page: PageInfo = { title, description: text, path: '/signup' }
  return { page, captcha: servedCaptcha(ctx), ...withMessages(ctx.locale, 'accounts') }
}

/** A registered e-mail gets the response of a new one; its owner is notified by e-mail. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const values = valuesOf(posted)
  const read = readForm(signUpForm, posted)
  if (!read.ok) return invalid(read.problems, values)
  const robot = await captchaRefusal(ctx, posted)
  if (robot) return failed(robot, { values })
  const { fullName, email, password } = read.fields
  const made = await signUp(ctx, { fullName, email, password })
  if (!made.ok && made.code === 'password_too_common')
    return invalid([{ field: 'password', code: 'password_common' }], values)
  if (!made.ok) return failed(made, { values })
  return redirect(`/email-confirmation-pending?email=${encodeURIComponent(email)}`, {
    status: 303,
    headers: cookieHeaders([...made.value.cookies, flashOf(ctx, 'signed_up')]),
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailure(serverAction)

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAccountMessages().signUp
  useFailureToast(actionData)
  return (
    <AccountFrame title={messages.title} text={messages.text}>
      <SignUpForm
        result={actionData}
        captcha={<Captcha captcha={loaderData.captcha} result={actionData} />}
      />
    </AccountFrame>
  )
}
