import { data, redirect } from 'react-router'
import { BackLink } from '#design/back-link.tsx'
import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { decideDonation, donationsForStaff } from '#shop/donations/decisions.service.server.ts'
import { donationDecision } from '#shop/donations/donation.input.ts'
import { donationProgress } from '#shop/donations/donations.service.server.ts'
import { AdminDonation } from '#shop/donations/ui/admin-donation.tsx'
import { useDonationStaffMessages } from '#shop/donations/ui/use-messages.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { messagesIn, withMessages } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/donations'

const path = '/admin/donaciones'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const page: PageInfo = { title: messagesIn(ctx.locale).donationsStaff.title, path, noindex: true }
  return {
    page,
    notice: new URL(request.url).searchParams.get('hecho'),
    donations: await donationsForStaff(ctx),
    total: (await donationProgress(ctx)).total,
    ...withMessages(ctx.locale, 'donations', 'donationsStaff'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const read = donationDecision.safeParse(posted)
  if (!read.success) return data({ problem: 'not_understood' as const }, { status: 400 })
  const decided = await decideDonation(ctx, read.data)
  if (!decided.ok) return data({ problem: decided.code }, { status: 409 })
  return redirect(`${path}?hecho=${decided.value}`, 303)
}

const sentences = {
  held: 'nowHeld',
  underway: 'underway',
  refund_failed: 'refundFailed',
} as const

function Notice({ notice, problem }: { notice: string | null; problem: string | undefined }) {
  const messages = useDonationStaffMessages()
  if (problem !== undefined)
    return (
      <p role="alert" className="font-semibold text-bad">
        {problem}
      </p>
    )
  if (notice === null) return null
  return (
    <p
      role="status"
      className="rounded-field border border-line border-l-4 border-l-good bg-raised p-3"
    >
      {Object.hasOwn(sentences, notice)
        ? messages[sentences[notice as keyof typeof sentences]]
        : messages.done}
    </p>
  )
}

export default function DonationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useDonationStaffMessages()
  const { donations, total, notice } = loaderData
  return (
    <div className="page grid gap-6 py-6 md:py-8">
      <div className="grid justify-items-start gap-2">
        <BackLink to="/admin" label={messages.back} />
        <h1 className="font-bold text-2xl md:text-3xl">{messages.title}</h1>
        <p className="measure text-soft-ink">{messages.text}</p>
        <p className="figures font-semibold">{format(messages.total, { sum: formatUsd(total) })}</p>
      </div>
      <Notice notice={notice} problem={actionData && messages.problems[actionData.problem]} />
      {donations.length === 0 && <p>{messages.none}</p>}
      {donations.map((donation) => (
        <AdminDonation key={donation.id} donation={donation} />
      ))}
    </div>
  )
}
