import { redirect } from 'react-router'
import { giveSecondFactor } from '#shop/accounts/second-factor/second-factor.service.server.ts'
import { destinationAfterLogin, loginPathFrom } from '#shop/accounts/sign-in/access-gate.rules.ts'
import { secondStep } from '#shop/accounts/sign-in/sign-in.input.ts'
import { AccountFrame } from '#shop/accounts/ui/account-frame.tsx'
import { SecondStepForm } from '#shop/accounts/ui/sign-in/second-step-form.tsx'
import { useAccountMessages } from '#shop/accounts/ui/use-messages.ts'
import { roleOf } from '#shop/accounts/users/role.service.server.ts'
import { cartCookiesAtSignIn } from '#web/cart/sharing/profile-cart.server.ts'
import { cookieHeaders, flashOf } from '#web/shell/notices/flash.server.ts'
import { useFailureToast } from '#web/shell/notices/use-failure-toast.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/login-code'
import { failed } from './account-responses.server.ts'
import { orFailure } from './account-result.ts'
import { languageAtSignIn } from './language-cookie.server.ts'
import { fromOf } from './sign-in.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  if (ctx.user) throw redirect('/')
  const { title } = messagesIn(ctx.locale).accounts.login.code
  return privatePageTitled(ctx.locale, '/login/codigo', title, 'accounts')
}

/** The second step of a sign-in, after the password. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const step = secondStep.parse(await postedFields(request))
  const options = await giveSecondFactor(ctx, step)
  const from = fromOf(request)
  if (!options.ok && options.code === 'sign_in_again')
    return redirect(loginPathFrom(from ?? '/', 'session_expired'), 303)
  if (!options.ok && options.code === 'wrong_code') return failed({ code: 'second_factor_wrong' })
  if (!options.ok) return failed(options)
  const role = await roleOf(ctx, options.value.userId)
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
