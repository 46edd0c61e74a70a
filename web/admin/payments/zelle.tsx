import { data, redirect } from 'react-router'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { confirmsAlone } from '#shop/accounts/users/user-admin.service.server.ts'
import {
  previewZelle,
  type ZellePreview,
} from '#shop/payments/manual-transfer/decision-preview.service.server.ts'
import {
  type DecisionRefusal,
  decideZelle,
} from '#shop/payments/manual-transfer/decisions.service.server.ts'
import { zelleDecision } from '#shop/payments/manual-transfer/proof.input.ts'
import { transferCase, zelleQueue } from '#shop/payments/manual-transfer/queue.service.server.ts'
import { AdminZelle } from '#shop/payments/ui/admin-zelle.tsx'
import { useZelleStaffMessages } from '#shop/payments/ui/use-messages.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields, textsIn } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import { OnlySome } from '../frame/only-some.tsx'
import type { Route } from './+types/zelle'
import { OnlyOne } from './only-one.tsx'
import { unreadPreview } from './unread-preview.server.ts'
import { usedIn } from './used-reference.server.ts'
import { ZelleQuestion } from './zelle-question.tsx'

const path = '/admin/zelle'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const params = new URL(request.url).searchParams
  const isSeenOnce = params.get('ver') === 'segunda'
  const [isAlone, queue] = await Promise.all([confirmsAlone(ctx), zelleQueue(ctx, isSeenOnce)])
  return {
    done: params.get('hecho') ?? '',
    isSeenOnce,
    now: ctx.now,
    isAlone,
    ...queue,
    ...privatePage(ctx.locale, path, 'zelleStaff', 'orderSteps'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const read = zelleDecision.safeParse(posted)
  if (!read.success)
    return data(
      {
        ...{ order: '', problem: 'not_understood' as const, where: '', input: null },
        ...{ entered: {}, asked: null, zelleCase: null },
      },
      { status: 400 },
    )
  const { order, reference, reason } = read.data
  const amount = String(posted.amount ?? '').slice(0, 20)
  const input = { reference, amount, reason }
  const answered = async (
    problem: DecisionRefusal | null,
    asked: (ZellePreview & { readonly isOther?: boolean }) | null = null,
  ) => {
    const zelleCase = await transferCase(ctx, order)
    const where = await usedIn(ctx, problem, reference)
    return data(
      { order, input, entered: textsIn(posted), zelleCase, problem, where, asked },
      { status: problem || asked?.isOther ? 409 : 200 },
    )
  }
  if (posted.asks === 'edit') return answered(null)
  if (posted.asks === 'first') {
    const preview = await previewZelle(ctx, read.data)
    if (!preview.ok) return answered(preview.code)
    const { excess, emails } = preview.value
    if (excess > 0 || emails.length > 0) return answered(null, preview.value)
  }
  const unread = await unreadPreview(posted, () => previewZelle(ctx, read.data))
  if (unread) return answered(null, unread)
  const decided = await decideZelle(ctx, read.data)
  if (decided.ok) return redirect(`${path}?hecho=${decided.value}`, 303)
  return answered(decided.code)
}

export default function ZellePage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useZelleStaffMessages()
  const { done, toDecide, others } = loaderData
  const isCurrent = ({ orderId }: { orderId: string }) => orderId === actionData?.order
  const current = [...toDecide, ...others].find(isCurrent) ?? actionData?.zelleCase ?? null
  const rest = (listed: typeof toDecide) => listed.filter((one) => !isCurrent(one))
  const notice = Object.hasOwn(messages.done, done)
    ? messages.done[done as keyof typeof messages.done]
    : ''
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={notice && !actionData ? notice : null} />
      <Notice
        isBad
        text={
          !current &&
          actionData?.problem &&
          format(messages.problems[actionData.problem], { where: actionData.where })
        }
      />
      {actionData?.asked && <ZelleQuestion asked={actionData.asked} entered={actionData.entered} />}
      {loaderData.isSeenOnce && (
        <OnlySome text={messages.onlySecond} all={messages.all} path={path} />
      )}
      {loaderData.isAlone && [...toDecide, ...others].some(({ needsSecond }) => needsSecond) && (
        <OnlyOne />
      )}
      <AdminZelle
        current={current}
        toDecide={rest(toDecide)}
        others={rest(others)}
        result={actionData ?? null}
        now={loaderData.now}
      />
    </AdminPage>
  )
}
