import { useEffect } from 'react'
import { data, type ShouldRevalidateFunctionArgs, useLocation, useNavigation } from 'react-router'
import { showToast } from '#design/toasts/toasts.tsx'
import { format } from '#kernel/messages.ts'
import { AccountFrame } from '#shop/accounts/ui/account-frame.tsx'
import {
  AdminSignUpDone,
  AdminSignUpForm,
  limitText,
} from '#shop/accounts/ui/sign-up/admin-sign-up-form.tsx'
import { InvitationStatus } from '#shop/accounts/ui/sign-up/invitation-status.tsx'
import { useAccountMessages } from '#shop/accounts/ui/use-messages.ts'
import { lookUpInvitation } from '#shop/staff/admin-sign-up.service.server.ts'
import { useStaffMessages } from '#shop/staff/ui/use-messages.ts'
import { useFailureToast } from '#web/shell/notices/use-failure-toast.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { connectionNow } from '../sign-in/connection.server.ts'
import type { Route } from './+types/admin-sign-up-page'
import { handleAdminSignUp, inviteTokenOf } from './admin-sign-up.server.ts'
import { type AdminSignUpReply, replyOf } from './admin-sign-up.ts'
import { InvitedSetList } from './invited-set.tsx'

const failedLookups = ['error_fetching', 'error_exception']

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { title } = messagesIn(ctx.locale).accounts.adminSignUp
  const page = privatePageTitled(
    ctx.locale,
    '/admin-signup',
    title,
    'accounts',
    'staff',
    'permissions',
  )
  const connection = await connectionNow(ctx)
  const invitation = await lookUpInvitation(ctx, inviteTokenOf(request))
  const status = failedLookups.includes(invitation.status) ? 503 : 200
  return data({ ...page, connection, invitation }, { status })
}

export const action = ({ context, request }: Route.ActionArgs) =>
  handleAdminSignUp(context.get(requestCtx), request)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => replyOf(serverAction)

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** A change of the catalogue does not reload the invitation. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (formMethod !== undefined || currentUrl.href !== nextUrl.href) && defaultShouldRevalidate

const limitDuration = 7000
const createdDuration = 8000

/** The prescribed words, or of an account in a set of permissions its name. */
function useCreated(result: AdminSignUpReply | undefined) {
  const { created } = useAccountMessages().adminSignUp
  const { invited } = useStaffMessages()
  return result?.set ? { ...created, title: format(invited.created, { set: result.set }) } : created
}

/** Shows the result of the form once. */
function useNotices(result: AdminSignUpReply | undefined): void {
  const { limit } = useAccountMessages().adminSignUp
  const created = useCreated(result)
  const isLimit = result?.failure === 'email_limit'
  useFailureToast(isLimit ? undefined : result)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (isLimit) {
      const description = limitText(result.restsFor ?? 0, limit)
      showToast({
        title: limit.title,
        description,
        variant: 'destructive',
        duration: limitDuration,
      })
    }
    if (result?.isDone)
      showToast({ ...created, variant: 'default_success', duration: createdDuration })
  }, [result])
}

const useIsChecking = (): boolean => {
  const { state, location, formData } = useNavigation()
  return state === 'loading' && !formData && location.pathname === '/admin-signup'
}

export default function AdminSignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const { connection, invitation } = loaderData
  const messages = useAccountMessages().adminSignUp
  const { pathname, search } = useLocation()
  const status = useIsChecking() ? 'checking' : invitation.status
  const invited = useStaffMessages().invited
  const { set } = invitation
  const opens = set ? format(invited.text, { set: set.name }) : messages.text
  // a dead invitation opens nothing
  const text = invitation.status === 'valid' ? opens : ''
  const created = useCreated(actionData)
  useNotices(actionData)
  return (
    <AccountFrame title={messages.title} text={text} aside={set && <InvitedSetList set={set} />}>
      {actionData?.isDone ? (
        <AdminSignUpDone
          created={created}
          isConfirmed={!actionData.isSent}
          help={invited.notReceived}
        />
      ) : (
        <>
          <InvitationStatus status={status} here={pathname + search} />
          {status === 'valid' && (
            <AdminSignUpForm
              result={actionData}
              connection={connection}
              lockedEmail={invitation.email}
            />
          )}
        </>
      )}
    </AccountFrame>
  )
}
