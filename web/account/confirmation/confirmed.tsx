import { redirect } from 'react-router'
import { AccountFrame } from '#shop/accounts/ui/account-frame.tsx'
import {
  type ConfirmationAsks,
  ConfirmFirstAdmin,
  ConfirmOwnSignUp,
} from '#shop/accounts/ui/sign-up/confirm-own.tsx'
import {
  ConfirmationAsked,
  ConfirmationDone,
  ConfirmationInvalid,
} from '#shop/accounts/ui/sign-up/confirmation.tsx'
import { useAccountMessages } from '#shop/accounts/ui/use-messages.ts'
import { isEmailConfirmed } from '#shop/accounts/users/user.rules.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { useFailureToast } from '#web/shell/notices/use-failure-toast.ts'
import { messagesIn, withMessages } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { type AccountResult, orFailure } from '../sign-in/account-result.ts'
import type { Route } from './+types/confirmed'
import { asksOf, handleConfirmation } from './confirm-link.server.ts'

/** Opening the link alone confirms nothing: mail scanners open links too. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { locale, user } = ctx
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token')
  if (token === null && user && !isEmailConfirmed(user))
    throw redirect('/email-confirmation-pending')
  const { title } = messagesIn(locale).accounts.confirmed
  const page: PageInfo = { title, path: '/email-confirmado' }
  const kind = searchParams.get('tipo') ?? ''
  const asks = token === null ? 'nothing' : await asksOf(ctx, kind, token)
  return { page, token, kind, asks, isSignedIn: user !== null, ...withMessages(locale, 'accounts') }
}

export async function action({ context, request }: Route.ActionArgs) {
  return handleConfirmation(context.get(requestCtx), await postedFields(request))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailure(serverAction)

interface OwnerAskedProps {
  readonly token: string
  readonly kind: string
  readonly asks: Exclude<ConfirmationAsks, 'nothing'>
  readonly result: AccountResult | undefined
}

function OwnerAsked({ asks, ...link }: OwnerAskedProps) {
  const { own, admin } = useAccountMessages().confirmed
  if (asks === 'password')
    return (
      <AccountFrame title={own.title} text={own.text}>
        <ConfirmOwnSignUp {...link} />
      </AccountFrame>
    )
  const hasPassword = asks === 'code_and_password'
  return (
    <AccountFrame title={admin.title} text={hasPassword ? admin.textElsewhere : admin.text}>
      <ConfirmFirstAdmin {...link} hasPassword={hasPassword} />
    </AccountFrame>
  )
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export default function ConfirmedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, kind, asks, isSignedIn } = loaderData
  const messages = useAccountMessages().confirmed
  const failure = actionData?.failure
  useFailureToast(failure === 'link' ? undefined : actionData)
  const isNewEmail = kind === 'new-email'
  if (failure === 'link')
    return (
      <AccountFrame
        title={messages.invalidTitle}
        text={isNewEmail ? messages.invalidNewEmail : messages.invalid}
      >
        <ConfirmationInvalid isNewEmail={isNewEmail} />
      </AccountFrame>
    )
  if (token !== null && asks !== 'nothing')
    return <OwnerAsked token={token} kind={kind} asks={asks} result={actionData} />
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
