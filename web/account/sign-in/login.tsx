import { type HeadersArgs, redirect } from 'react-router'
import { destinationFromLogin } from '#shop/accounts/sign-in/access-gate.rules.ts'
import { addressOfLink } from '#shop/accounts/sign-in/device-link.service.server.ts'
import { isAfterAdminSignUp, loginReason } from '#shop/accounts/sign-in/login-reason.rules.ts'
import { awaitsFirstAdmin } from '#shop/accounts/sign-up/first-admin.service.server.ts'
import { AccountFrame } from '#shop/accounts/ui/account-frame.tsx'
import { FirstAdminNote, LoginReasonNote } from '#shop/accounts/ui/sign-in/login-reason-note.tsx'
import { SignInForm } from '#shop/accounts/ui/sign-in/sign-in-form.tsx'
import { useAccountMessages } from '#shop/accounts/ui/use-messages.ts'
import { useFailureToast } from '#web/shell/notices/use-failure-toast.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { servedCaptcha } from '../captcha/captcha.server.ts'
import { Captcha } from '../captcha/captcha-field.tsx'
import type { Route } from './+types/login'
import { orFailure } from './account-result.ts'
import { connectionNow } from './connection.server.ts'
import { fromOf, handleSignIn, linkTokenOf } from './sign-in.server.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const from = fromOf(request)
  if (ctx.user) throw redirect(destinationFromLogin(ctx.user.role, from))
  const token = linkTokenOf(request)
  const { title } = messagesIn(ctx.locale).accounts.login
  return {
    ...privatePageTitled(ctx.locale, '/login', title, 'accounts'),
    captcha: servedCaptcha(ctx),
    connection: await connectionNow(ctx),
    reason: loginReason(new URL(request.url).searchParams.get('reason')),
    awaitsFirstAdmin: await awaitsFirstAdmin(ctx),
    isAdminNew: isAfterAdminSignUp(from),
    isLinkValid: token === null ? null : (await addressOfLink(ctx, token)) !== null,
  }
}

export const action = ({ context, request }: Route.ActionArgs) =>
  handleSignIn(context.get(requestCtx), request)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailure(serverAction)

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAccountMessages().login
  useFailureToast(actionData)
  return (
    <AccountFrame
      title={messages.title}
      text={messages.text}
      aside={
        <>
          <LoginReasonNote {...loaderData} />
          {loaderData.awaitsFirstAdmin && <FirstAdminNote />}
        </>
      }
    >
      <SignInForm
        result={actionData}
        connection={loaderData.connection}
        captcha={<Captcha captcha={loaderData.captcha} result={actionData} />}
      />
    </AccountFrame>
  )
}
