import { data, redirect } from 'react-router'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { decideDonation, donationsForStaff } from '#shop/donations/decisions.service.server.ts'
import { donationDecision } from '#shop/donations/donation.input.ts'
import { donationProgress } from '#shop/donations/donations.service.server.ts'
import { AdminDonation } from '#shop/donations/ui/admin-donation.tsx'
import { useDonationStaffMessages } from '#shop/donations/ui/use-messages.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields, textsIn } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import { OnlySome } from '../frame/only-some.tsx'
import type { Route } from './+types/donations'

const path = '/admin/donaciones'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const params = new URL(request.url).searchParams
  const onlyToDecide = params.get('ver') === 'pendientes'
  return {
    notice: params.get('hecho'),
    onlyToDecide,
    donations: await donationsForStaff(ctx, onlyToDecide),
    total: (await donationProgress(ctx)).total,
    ...privatePage(ctx.locale, path, 'donationsStaff', 'donations'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const read = donationDecision.safeParse(posted)
  if (!read.success)
    return data({ problem: 'not_understood' as const, entered: textsIn(posted) }, { status: 400 })
  const decided = await decideDonation(ctx, read.data)
  if (!decided.ok) return data({ problem: decided.code, entered: textsIn(posted) }, { status: 409 })
  return redirect(`${path}?hecho=${decided.value}`, 303)
}

export default function DonationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useDonationStaffMessages()
  const { donations, total, notice } = loaderData
  const done = Object.hasOwn(messages.done, notice ?? '')
    ? messages.done[notice as keyof typeof messages.done]
    : null
  const refusal = actionData && {
    code: actionData.problem,
    text: messages.problems[actionData.problem],
    entered: actionData.entered,
  }
  const isHere = donations.some(({ id }) => id === refusal?.entered.donation)
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <p className="figures font-semibold">{format(messages.total, { sum: formatUsd(total) })}</p>
      <Notice isBad text={!isHere && refusal?.text} />
      <Notice text={actionData ? null : done} />
      {loaderData.onlyToDecide && (
        <OnlySome text={messages.onlyToDecide} all={messages.all} path={path} />
      )}
      {donations.length === 0 && <p>{messages.none}</p>}
      {donations.map((donation) => (
        <AdminDonation
          key={donation.id}
          donation={donation}
          refusal={refusal?.entered.donation === donation.id ? refusal : null}
        />
      ))}
    </AdminPage>
  )
}
