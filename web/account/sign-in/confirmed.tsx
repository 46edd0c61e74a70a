import { redirect } from 'react-router'
import { confirmNewEmail } from '#shop/accounts/security/security.service.server.ts'
import { confirmFirstAdmin } from '#shop/accounts/sign-up/first-admin.service.server.ts'
import { confirmEmail } from '#shop/accounts/sign-up/sign-up.service.server.ts'
import { AccountFrame } from '#shop/accounts/ui/account-frame.tsx'
import {
  ConfirmationAsked,
  ConfirmationDone,
  ConfirmationInvalid,
} from '#shop/accounts/ui/sign-up/confirmation.tsx'
import { useAccountMessages } from '#shop/accounts/ui/use-messages.ts'
import { isEmailConfirmed } from '#shop/accounts/users/user.rules.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { cookieHeaders, flashOf } from '#web/shell/notices/flash.server.ts'
import { useFailureToast } from '#web/shell/notices/use-failure-toast.ts'
import { messagesIn } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/confirmed'
import { failed } from './account-responses.server.ts'
import { orFailure } from './account-result.ts'

/** Opening the link alone confirms nothing: mail scanners open links too. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { locale, user } = context.get(requestCtx)
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token')
  if (token === null && user && !isEmailConfirmed(user))
    throw redirect('/email-confirmation-pending')
  const { title } = messagesIn(locale).accounts.confirmed
  const page: PageInfo = { title, path: '/email-confirmado' }
  return { page, token, kind: searchParams.get('tipo') ?? '', isSignedIn: user !== null }
}

const confirmations = {
  'new-email': confirmNewEmail,
  'first-admin': confirmFirstAdmin,
} as const

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const { token, kind } = await postedFields(request)
  const options = { token: typeof token === 'string' ? token.slice(0, 200) : '' }
  const special = kind === 'new-email' || kind === 'first-admin' ? confirmations[kind] : null
  const done = special ? await special(ctx, options) : await confirmEmail(ctx, options)
  if (!done.ok) return failed(done)
  const headers = cookieHeaders([flashOf(ctx, 'email_confirmed')])
  return redirect('/email-confirmado', { status: 303, headers })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailure(serverAction)

export default function ConfirmedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, kind, isSignedIn } = loaderData
  const messages = useAccountMessages().confirmed
  const failure = actionData?.failure
  useFailureToast(failure === 'link' ? undefined : actionData)
  if (failure === 'link')
    return (
      <AccountFrame title={messages.invalidTitle} text={messages.invalid}>
        <ConfirmationInvalid />
      </AccountFrame>
    )
  if (token !== null)
    return (
      <AccountFrame title={messages.confirm} text={messages.ask}>
        <ConfirmationAsked token={token} kind={kind} hasFailed={failure !== undefined} />
      </AccountFrame>
    )
  return (
    <AccountFrame title={messages.title} text={messages.text}>
      <ConfirmationDone isSignedIn={isSignedIn} />
    </AccountFrame>
  )
}
