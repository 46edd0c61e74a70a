import { data, redirect } from 'react-router'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { confirmsAlone } from '#shop/accounts/users/user-admin.service.server.ts'
import { decidePart } from '#shop/payments/parts/staff/decide-part.service.server.ts'
import { partDecision } from '#shop/payments/parts/staff/part-decision.input.ts'
import {
  type PartPreview,
  previewPart,
} from '#shop/payments/parts/staff/part-preview.service.server.ts'
import {
  partsBeside,
  partsForStaff,
  partsWaiting,
} from '#shop/payments/parts/staff/parts-for-staff.service.server.ts'
import type { StaffParts } from '#shop/payments/parts/staff/staff-parts.rules.ts'
import { type PartActionResult, StaffOrderParts } from '#shop/payments/parts/ui/staff-parts.tsx'
import { usePartsStaffMessages } from '#shop/payments/ui/use-messages.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields, textsIn } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import { OnlySome } from '../frame/only-some.tsx'
import { newAttempt } from '../orders/admin-order.server.ts'
import type { Route } from './+types/parts'
import { OnlyOne } from './only-one.tsx'
import { PartQuestion } from './part-question.tsx'
import { unreadPreview } from './unread-preview.server.ts'
import { usedIn } from './used-reference.server.ts'

const path = '/admin/partes'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const params = new URL(request.url).searchParams
  const number = params.get('pedido')
  const one = number === null ? null : await partsForStaff(ctx, number)
  return {
    attempt: newAttempt(),
    done: params.get('hecho') ?? '',
    number: one?.orderNumber ?? null,
    orders: one ? [one] : await partsWaiting(ctx),
    isAlone: await confirmsAlone(ctx),
    ...privatePage(ctx.locale, path, 'partsStaff', 'zelleStaff', 'parts', 'orderSteps'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const { reference = '', amount = '', reason = '', part = '', intent = '' } = textsIn(posted)
  const input = { reference, amount, reason }
  const read = partDecision.safeParse(posted)
  const answered = async (
    problem: PartActionResult['problem'],
    status: number,
    asked: (PartPreview & { readonly isOther?: boolean }) | null = null,
  ) => {
    const order = read.success ? await partsBeside(ctx, part) : null
    const where = await usedIn(ctx, problem, read.data?.reference)
    return data(
      { part, intent, problem, where, input, asked, order, entered: textsIn(posted) },
      { status },
    )
  }
  if (!read.success) return answered('not_understood', 400)
  if (posted.asks === 'edit') return answered(null, 200)
  if (posted.asks === 'first') {
    const preview = await previewPart(ctx, read.data)
    if (!preview.ok) return answered(preview.code, 409)
    const { excess, emails } = preview.value
    if (intent === 'return' || intent === 'not_seen' || excess > 0 || emails.length > 0)
      return answered(null, 200, preview.value)
  }
  const unread = await unreadPreview(posted, () => previewPart(ctx, read.data))
  if (unread) return answered(null, 409, unread)
  const decided = await decidePart(ctx, read.data)
  if (!decided.ok) return answered(decided.code, 409)
  const url = new URL(request.url)
  url.searchParams.set('hecho', decided.value)
  return redirect(`${path}${url.search}`, 303)
}

const needsSecond = ({ parts }: StaffParts) =>
  parts.some(({ task, transfer }) => task === 'confirm' && transfer?.needsSecond)

export default function PartsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = usePartsStaffMessages()
  const { orders, done, number, attempt } = loaderData
  const result = actionData ?? null
  const notices: Readonly<Record<string, string>> = messages.done
  const isAnswered = ({ parts }: StaffParts) => parts.some(({ id }) => id === result?.part)
  const answered = orders.find(isAnswered) ?? result?.order ?? null
  const others = orders.filter((order) => !isAnswered(order))
  const action = number ? `${path}?pedido=${number}` : path
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={!result && Object.hasOwn(notices, done) && notices[done]} />
      <Notice
        isBad
        text={
          !answered &&
          result?.problem &&
          format(messages.problems[result.problem], { where: result.where })
        }
      />
      {result?.asked && (
        <PartQuestion asked={result.asked} entered={result.entered} closeTo={action} />
      )}
      {number && <OnlySome text={number} all={messages.all} path={path} />}
      {loaderData.isAlone && orders.some(needsSecond) && <OnlyOne />}
      {!answered && orders.length === 0 && <p>{messages.none}</p>}
      {[...(answered ? [answered] : []), ...others].map((order) => (
        <StaffOrderParts
          key={order.orderNumber}
          order={order}
          action={action}
          attempt={attempt}
          result={result}
        />
      ))}
    </AdminPage>
  )
}
