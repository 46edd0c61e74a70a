import { data, redirect } from 'react-router'
import { Notice } from '#design/notice.tsx'
import { decidePart } from '#shop/payments/parts/staff/decide-part.service.server.ts'
import { partDecision } from '#shop/payments/parts/staff/part-decision.input.ts'
import {
  partsForStaff,
  partsWaiting,
} from '#shop/payments/parts/staff/parts-for-staff.service.server.ts'
import { type PartActionResult, StaffOrderParts } from '#shop/payments/parts/ui/staff-parts.tsx'
import { usePartsStaffMessages } from '#shop/payments/ui/use-messages.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields, textsIn } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import { OnlySome } from '../frame/only-some.tsx'
import { newAttempt } from '../orders/admin-order.server.ts'
import type { Route } from './+types/parts'

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
    ...privatePage(ctx.locale, path, 'partsStaff', 'parts'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const { reference = '', amount = '', reason = '', part = '', intent = '' } = textsIn(posted)
  const refusedWith = (problem: PartActionResult['problem'], status: number) =>
    data({ part, intent, problem, input: { reference, amount, reason } }, { status })
  const read = partDecision.safeParse(posted)
  if (!read.success) return refusedWith('not_understood', 400)
  const decided = await decidePart(ctx, read.data)
  if (!decided.ok) return refusedWith(decided.code, 409)
  const url = new URL(request.url)
  url.searchParams.set('hecho', decided.value)
  return redirect(`${path}${url.search}`, 303)
}

export default function PartsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = usePartsStaffMessages()
  const { orders, done, number, attempt } = loaderData
  const result = actionData ?? null
  const notices: Readonly<Record<string, string>> = messages.done
  const isElsewhere =
    result && !orders.some(({ parts }) => parts.some(({ id }) => id === result.part))
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={!result && Object.hasOwn(notices, done) && notices[done]} />
      <Notice isBad text={isElsewhere && messages.problems[result.problem]} />
      {number && <OnlySome text={number} all={messages.all} path={path} />}
      {orders.length === 0 && <p>{messages.none}</p>}
      {orders.map((order) => (
        <StaffOrderParts
          key={order.orderNumber}
          order={order}
          action={number ? `${path}?pedido=${number}` : path}
          attempt={attempt}
          result={result}
        />
      ))}
    </AdminPage>
  )
}
