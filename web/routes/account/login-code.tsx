import { redirect } from 'react-router'
import { destinationAfterLogin, loginPathFrom } from '#shop/accounts/access-gate.rules.ts'
import { roleOf } from '#shop/accounts/role.service.server.ts'
import { giveSecondFactor } from '#shop/accounts/second-factor.service.server.ts'
import { secondStep } from '#shop/accounts/second-step.input.ts'
import { AccountFrame } from '#shop/accounts/ui/account-frame.tsx'
import { SecondStepForm } from '#shop/accounts/ui/second-step-form.tsx'
import { useAccountMessages } from '#shop/accounts/ui/use-messages.ts'
import { orFailure } from '#web/account-answer.ts'
import { failed } from '#web/account-answers.server.ts'
import { cookieHeaders, flashOf } from '#web/flash.server.ts'
import { languageAtSignIn } from '#web/language-cookie.server.ts'
import { messagesIn } from '#web/messages.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { postedFields } from '#web/posted.server.ts'
import { cartCookiesAtSignIn } from '#web/profile-cart.server.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { useFailureToast } from '#web/sections/use-failure-toast.ts'
import { fromOf } from '#web/sign-in.server.ts'
import type { Route } from './+types/login-code'

export function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  if (ctx.user) throw redirect('/')
  const { title } = messagesIn(ctx.locale).accounts.login.code
  const page: PageInfo = { title, path: '/login/codigo', noindex: true }
  return { page }
}

/** The second step of somebody whose password was right. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const step = secondStep.parse(await postedFields(request))
  const options = await giveSecondFactor(ctx, step)
  const from = fromOf(request)
  if (!options.ok && options.code === 'sign_in_again')
    return redirect(loginPathFrom(from ?? '/', 'session_expired'), 303)
  if (!options.ok && options.code === 'wrong_code') return failed({ code: 'second_factor_wrong' })
  if (!options.ok) return failed(options)
  const role = await roleOf(ctx.db, options.value.userId)
  const language = await languageAtSignIn(ctx, options.value.userId)
  const cart = await cartCookiesAtSignIn(ctx, { id: options.value.userId }, request)
  return language.lead(destinationAfterLogin(role, from), {
    status: 303,
    headers: cookieHeaders([
      ...options.value.cookies,
      ...cart,
      ...language.cookies,
      flashOf(ctx, 'welcome'),
    ]),
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailure(serverAction)

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export default function LoginCodePage({ actionData }: Route.ComponentProps) {
  const messages = useAccountMessages().login.code
  useFailureToast(actionData)
  return (
    <AccountFrame title={messages.title} text={messages.text}>
      <SecondStepForm result={actionData} />
    </AccountFrame>
  )
}
