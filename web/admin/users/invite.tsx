import { isMailToFiles } from '#shop/emails/outbox/delivery.rules.ts'
import { setsToInviteInto } from '#shop/permissions/sets/sets.service.server.ts'
import { listInvitations } from '#shop/staff/invitations.service.server.ts'
import { CreatedInvitation } from '#shop/staff/ui/created-invitation.tsx'
import { InvitationForm } from '#shop/staff/ui/invitation-form.tsx'
import { InvitationList } from '#shop/staff/ui/invitation-list.tsx'
import { useStaffMessages } from '#shop/staff/ui/use-messages.ts'
import { orFailure } from '#web/account/sign-in/account-result.ts'
import { useFailureToast } from '#web/shell/notices/use-failure-toast.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/invite'
import { handleInvitation, type InvitationResult } from './invitations.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  return {
    invitations: await listInvitations(ctx),
    sets: await setsToInviteInto(ctx),
    isToFile: isMailToFiles(ctx.config),
    ...privatePage(ctx.locale, '/admin/invite', 'staff', 'accounts'),
  }
}

export function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  return handleInvitation(ctx, request)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailure(serverAction)

const noProblems = [] as const

function Notice({ result }: { result: InvitationResult | undefined }) {
  const messages = useStaffMessages()
  const { isRevoked, failure } = result ?? {}
  const text = failure ? messages.failed : isRevoked ? messages.revoked : messages.notRevocable
  const isReported = failure !== undefined || isRevoked !== undefined
  const edge = isRevoked ? 'border-l-good' : 'border-l-bad'
  return (
    <div role="status">
      {isReported && (
        <p className={`rounded-field border border-line border-l-4 bg-raised p-3 ${edge}`}>
          {text}
        </p>
      )}
    </div>
  )
}

export default function InvitePage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useStaffMessages()
  const result = actionData as InvitationResult | undefined
  useFailureToast(result)
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice result={result} />
      {result?.made && <CreatedInvitation {...result.made} isToFile={loaderData.isToFile} />}
      <div className="grid items-start gap-8 xl:grid-cols-[20rem_1fr]">
        <section className="grid gap-4 rounded-card border border-line bg-raised p-5">
          <h2 className="font-bold text-lg">{messages.form.title}</h2>
          <InvitationForm
            key={result?.made?.link ?? 'new'}
            values={result?.invalid?.fields}
            problems={result?.invalid?.problems ?? noProblems}
            sets={loaderData.sets}
          />
        </section>
        <section className="grid min-w-0 gap-3">
          <h2 className="font-bold text-lg">{messages.list.title}</h2>
          <InvitationList invitations={loaderData.invitations} />
        </section>
      </div>
    </AdminPage>
  )
}
