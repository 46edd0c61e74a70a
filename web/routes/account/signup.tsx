import { redirect } from 'react-router'
import { signUpForm } from '#shop/accounts/sign-up.input.ts'
import { signUp } from '#shop/accounts/sign-up.service.server.ts'
import { readForm } from '#shop/accounts/typed.input.ts'
import { AccountFrame } from '#shop/accounts/ui/account-frame.tsx'
import { SignUpForm } from '#shop/accounts/ui/sign-up-form.tsx'
import { useAccountMessages } from '#shop/accounts/ui/use-messages.ts'
import { orFailure } from '#web/account-answer.ts'
import { failed, invalid, valuesOf } from '#web/account-answers.server.ts'
import { captchaRefusal, servedCaptcha } from '#web/captcha.server.ts'
import { cookieHeaders, flashOf } from '#web/flash.server.ts'
import { messagesIn } from '#web/messages.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { postedFields } from '#web/posted.server.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { Captcha } from '#web/sections/captcha.tsx'
import { useFailureToast } from '#web/sections/use-failure-toast.ts'
import type { Route } from './+types/signup'

export function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  if (ctx.user) throw redirect('/')
  const { title, text } = messagesIn(ctx.locale).accounts.signUp
  const page: PageInfo = { title, description: text, path: '/signup' }
  return { page, captcha: servedCaptcha(ctx) }
}

/** A known address is answered like a new one; its owner learns it by letter. */
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
    headers: cookieHeaders([flashOf(ctx, 'signed_up')]),
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
