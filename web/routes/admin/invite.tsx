import { BackLink } from '#design/back-link.tsx'
import { listInvitations } from '#shop/staff/invitations.service.server.ts'
import { InvitationForm } from '#shop/staff/ui/invitation-form.tsx'
import { InvitationList } from '#shop/staff/ui/invitation-list.tsx'
import { MadeInvitation } from '#shop/staff/ui/made-invitation.tsx'
import { useStaffWords } from '#shop/staff/ui/use-staff-words.ts'
import { orFailure } from '#web/account-answer.ts'
import { answerInvitation, type InvitationAnswer } from '#web/invitations.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { useFailureToast } from '#web/sections/use-failure-toast.ts'
import { carrying, wordsIn } from '#web/words.server.ts'
import type { Route } from './+types/invite'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const page: PageInfo = {
    title: wordsIn(ctx.locale).staff.title,
    path: '/admin/invite',
    noindex: true,
  }
  return { page, invitations: await listInvitations(ctx), ...carrying(ctx.locale, 'staff') }
}

export function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  return answerInvitation(ctx, request)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailure(serverAction)

const noProblems = [] as const

function Said({ answer }: { answer: InvitationAnswer | undefined }) {
  const words = useStaffWords()
  const { isRevoked, failure } = answer ?? {}
  const text = failure ? words.failed : isRevoked ? words.revoked : words.notRevocable
  const isSaid = failure !== undefined || isRevoked !== undefined
  const edge = isRevoked ? 'border-l-good' : 'border-l-bad'
  return (
    <div role="status">
      {isSaid && (
        <p className={`rounded-field border border-line border-l-4 bg-raised p-3 ${edge}`}>
          {text}
        </p>
      )}
    </div>
  )
}

export default function InvitePage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useStaffWords()
  const answer = actionData as InvitationAnswer | undefined
  useFailureToast(answer)
  return (
    <div className="page grid gap-6 py-6 md:py-8">
      <div className="grid justify-items-start gap-2">
        <BackLink to="/admin" label={words.back} />
        <h1 className="font-bold text-2xl md:text-3xl">{words.title}</h1>
        <p className="measure text-soft-ink">{words.text}</p>
      </div>
      <Said answer={answer} />
      {answer?.made && <MadeInvitation {...answer.made} />}
      <div className="grid items-start gap-8 xl:grid-cols-[20rem_1fr]">
        <section className="grid gap-4 rounded-card border border-line bg-raised p-5">
          <h2 className="font-bold text-lg">{words.form.title}</h2>
          <InvitationForm
            key={answer?.made?.link ?? 'new'}
            values={answer?.wrong?.fields}
            problems={answer?.wrong?.problems ?? noProblems}
          />
        </section>
        <section className="grid min-w-0 gap-3">
          <h2 className="font-bold text-lg">{words.list.title}</h2>
          <InvitationList invitations={loaderData.invitations} />
        </section>
      </div>
    </div>
  )
}
