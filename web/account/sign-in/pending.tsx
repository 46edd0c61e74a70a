import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { showToast } from '#design/toasts/toasts.tsx'
import { isEmail, normaliseEmail } from '#shop/accounts/sign-up/email-address.rules.ts'
import { ConfirmEmailScreen } from '#shop/accounts/ui/sign-up/confirm-email-screen.tsx'
import { useAccountMessages } from '#shop/accounts/ui/use-messages.ts'
import { SignOut } from '#web/session/sign-out-button.tsx'
import { useHydrated } from '#web/shell/document/use-hydrated.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/pending'
import { orFailure } from './account-result.ts'
import { handleResend } from './resend.server.ts'
import { resendNotice } from './resend-notice.ts'

const emailIn = (value: unknown): string | null => {
  const email = typeof value === 'string' ? normaliseEmail(value) : ''
  return isEmail(email) ? email : null
}

export function loader({ context, request }: Route.LoaderArgs) {
  const { locale, user } = context.get(requestCtx)
  const { title } = messagesIn(locale).accounts.confirm
  const page = privatePageTitled(locale, '/email-confirmation-pending', title, 'accounts')
  const requested = emailIn(new URL(request.url).searchParams.get('email'))
  return { ...page, asked: requested, own: user?.email ?? null }
}

export const action = ({ context, request }: Route.ActionArgs) =>
  handleResend(context.get(requestCtx), request)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailure(serverAction)

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export default function PendingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { asked: requested, own } = loaderData
  const messages = useAccountMessages()
  const state: unknown = useLocation().state
  // only the browser knows the state of a navigation; the server renders the page without it
  const isCarried = useHydrated() && typeof state === 'object' && state && 'email' in state
  const carried = isCarried ? state.email : null
  const notice = resendNotice(actionData, messages)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (notice) showToast(notice)
  }, [actionData])
  const isSent = actionData?.isSent ?? false
  return (
    <ConfirmEmailScreen
      email={requested ?? emailIn(carried) ?? own}
      result={{ isSent, error: isSent ? null : (notice?.description ?? null) }}
      {...(own !== null && { signOut: <SignOut look="quiet" /> })}
    />
  )
}
