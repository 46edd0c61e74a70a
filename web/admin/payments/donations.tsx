import { data, redirect } from 'react-router'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import {
  type DonationPreview,
  type DonationRefusal,
  decideDonation,
  donationForStaff,
  donationsForStaff,
  previewDonation,
} from '#shop/donations/decisions.service.server.ts'
import { donationDecision } from '#shop/donations/donation.input.ts'
import { readDonationList } from '#shop/donations/donation.rules.ts'
import { donationProgress } from '#shop/donations/donations.service.server.ts'
import { AdminDonation } from '#shop/donations/ui/admin-donation.tsx'
import { useDonationStaffMessages } from '#shop/donations/ui/use-messages.ts'
import { mayPress } from '#shop/permissions/panel-access.rules.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields, textsIn } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import { OnlySome } from '../frame/only-some.tsx'
import { useStaff } from '../frame/staff-context.ts'
import type { Route } from './+types/donations'
import { DonationQuestion } from './donation-question.tsx'
import { unreadPreview } from './unread-preview.server.ts'
import { usedIn } from './used-reference.server.ts'

const path = '/admin/donaciones'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const params = new URL(request.url).searchParams
  const list = readDonationList(params.get('ver'))
  return {
    notice: params.get('hecho'),
    list,
    donations: await donationsForStaff(ctx, list),
    total: (await donationProgress(ctx)).total,
    ...privatePage(ctx.locale, path, 'donationsStaff', 'donations', 'orderSteps'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const read = donationDecision.safeParse(posted)
  const answered = async (
    problem: DonationRefusal | 'not_understood' | null,
    status: number,
    asked: (DonationPreview & { readonly isOther?: boolean }) | null = null,
  ) => {
    const donation = read.success ? await donationForStaff(ctx, read.data.donation) : null
    const where = await usedIn(ctx, problem, read.data?.reference)
    return data({ problem, where, asked, donation, entered: textsIn(posted) }, { status })
  }
  if (!read.success) return answered('not_understood', 400)
  if (posted.asks === 'edit') return answered(null, 200)
  if (posted.asks === 'first') {
    const preview = await previewDonation(ctx, read.data)
    if (!preview.ok) return answered(preview.code, 409)
    const { intent, amount } = read.data
    const isGrave = ['refuse', 'give_back'].includes(intent)
    const differs = intent === 'confirm' && amount !== preview.value.donation.amount
    if (isGrave || differs || preview.value.emails.length > 0)
      return answered(null, 200, preview.value)
  }
  const unread = await unreadPreview(posted, () => previewDonation(ctx, read.data))
  if (unread) return answered(null, 409, unread)
  const decided = await decideDonation(ctx, read.data)
  if (!decided.ok) return answered(decided.code, 409)
  return redirect(`${path}?hecho=${decided.value}`, 303)
}

export default function DonationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useDonationStaffMessages()
  const { donations, total, notice, list } = loaderData
  const staff = useStaff()
  const may = (intent: string) => mayPress(staff, path, intent)
  const done = Object.hasOwn(messages.done, notice ?? '')
    ? messages.done[notice as keyof typeof messages.done]
    : null
  const { problem = null, where = '', entered = {}, asked = null } = actionData ?? {}
  const answer = {
    code: problem ?? '',
    text: problem && format(messages.problems[problem], { where }),
    entered,
  }
  const isAnswered = ({ id }: { id: string }) => id === entered.donation
  const answered = donations.find(isAnswered) ?? actionData?.donation ?? null
  const others = donations.filter((donation) => !isAnswered(donation))
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <p className="figures font-semibold">{format(messages.total, { sum: formatUsd(total) })}</p>
      <Notice isBad text={!answered && answer.text} />
      {asked && <DonationQuestion asked={asked} entered={entered} closeTo={path} />}
      <Notice text={actionData ? null : done} />
      {list !== 'all' && <OnlySome text={messages.only[list]} all={messages.all} path={path} />}
      {!answered && donations.length === 0 && <p>{messages.none}</p>}
      {answered && (
        <AdminDonation key={answered.id} donation={answered} answer={answer} may={may} />
      )}
      {others.map((donation) => (
        <AdminDonation key={donation.id} donation={donation} answer={null} may={may} />
      ))}
    </AdminPage>
  )
}
