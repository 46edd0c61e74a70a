import { data, redirect } from 'react-router'
import { LinkedDialog } from '#design/forms/linked-dialog.tsx'
import { RefusalProvider } from '#design/forms/refusal-context.ts'
import { IdempotencyKeyProvider } from '#design/forms/staff-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { formatDateTime } from '#kernel/time.ts'
import { CostForm } from '#shop/accounting/ui/order-costs.tsx'
import { isOnTheWay } from '#shop/orders/lifecycle/delay.rules.ts'
import { progressOf } from '#shop/orders/lifecycle/progress.rules.ts'
import {
  actionsOf,
  isOfNextStep,
  type NextStep,
  nextStepOf,
  type OrderAction,
  orderActions,
} from '#shop/orders/steps/next-step.rules.ts'
import { ActionForm } from '#shop/orders/ui/staff/action-form.tsx'
import { ActionLinks } from '#shop/orders/ui/staff/action-links.tsx'
import { OrderNextStep } from '#shop/orders/ui/staff/next-step.tsx'
import { ProgressStrip } from '#shop/orders/ui/staff/progress-strip.tsx'
import { useOrderStepMessages, useStaffOrderMessages } from '#shop/orders/ui/use-messages.ts'
import { mayPress, neededToChange } from '#shop/permissions/panel-access.rules.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { withMessages } from '#web/shell/request/messages.server.ts'
import { postedFields, textsIn } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { useAdminMessages } from '#web/shell/request/use-page-messages.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import { useStaff } from '../frame/staff-context.ts'
import type { Route } from './+types/order'
import { actAsStaff, newAttempt, orderForStaff } from './admin-order.server.ts'
import { OrderKnown } from './order-known.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const shown = await orderForStaff(ctx, params.number)
  if (!shown) throw data(null, { status: 404 })
  const path = `/admin/pedidos/${shown.order.number}`
  const page: PageInfo = { title: shown.order.number, path, noindex: true }
  const { searchParams } = new URL(request.url)
  const notice = { isDone: searchParams.has('hecho'), ofImage: searchParams.get('foto') ?? '' }
  const opened = searchParams.get('accion') ?? ''
  const messages = withMessages(
    ctx.locale,
    ...([
      'orders',
      'ordersStaff',
      'orderSteps',
      'accounting',
      'orderPictures',
      'parts',
      'partsStaff',
    ] as const),
  )
  return { page, opened, ...notice, ...shown, ...messages }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const shown = await orderForStaff(ctx, params.number)
  if (!shown) throw data(null, { status: 404 })
  const posted = await postedFields(request)
  const problem = await actAsStaff(ctx, shown.order.id, posted)
  if (problem !== null) {
    const entered = textsIn(posted)
    const form = entered.form ?? entered.intent ?? ''
    return data({ problem, form, entered, attempt: newAttempt() }, { status: 409 })
  }
  if (posted.vuelta === 'cumplimiento') return redirect('/admin/cumplimiento?hecho=1', 303)
  return redirect(`/admin/pedidos/${shown.order.number}?hecho=1`, 303)
}

type Shown = Route.ComponentProps['loaderData']

const route = '/admin/pedidos/:number'
const intentOf = (action: OrderAction): string => (action === 'back' ? 'deliver' : action)

/** The button whose permission a next step needs; a note, which everybody may add, where it has none. */
function intentOfStep({ kind }: NextStep): string {
  if (kind === 'decide') return 'release'
  if (kind === 'verify') return 'refund'
  return kind === 'refund' || kind === 'deliver' ? kind : 'note'
}

/** Whose permission the next step is, where it is not one's own. */
function OthersStep({ step }: { step: NextStep }) {
  const { othersStep, permissions } = useAdminMessages()
  const needed = neededToChange(route, [intentOfStep(step)]).at(-1)
  const [first] = typeof needed === 'string' ? [] : (needed ?? [])
  return (
    <p className="text-soft-ink">
      {format(othersStep, { permission: first ? permissions[first] : '' })}
    </p>
  )
}

/** The three axes, then when it was placed. */
function States({ order }: Pick<Shown, 'order'>) {
  const messages = useStaffOrderMessages()
  const { placed } = useOrderStepMessages()
  const locale = useLocale()
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm">
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {[
          [messages.payment, messages.paymentStates[order.payment]],
          [messages.compliance, messages.complianceStates[order.compliance]],
          [messages.delivery, messages.deliveryStates[order.delivery]],
        ].map(([name, state]) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-soft-ink">{name}:</dt>
            <dd className="font-bold">{state}</dd>
          </div>
        ))}
      </dl>
      <p className="text-soft-ink">
        {format(placed, { date: formatDateTime(order.placedAt, locale) })}
      </p>
    </div>
  )
}

const isAction = (name: string): name is OrderAction =>
  orderActions.some((action) => action === name)

/** The text of a dialog: what the action brings about. */
function useConsequence(action: OrderAction, order: Shown['order']): string {
  const { actions, delayAsks, delayAnnounces } = useOrderStepMessages()
  const { askHint } = useStaffOrderMessages()
  if (action === 'delay') return isOnTheWay(order) ? delayAnnounces : delayAsks
  return action === 'ask' ? askHint : actions[action].text
}

function ActionDialog({ action, shown }: { action: OrderAction; shown: Shown }) {
  const { actions, close } = useOrderStepMessages()
  const { order, money, link } = shown
  const text = useConsequence(action, order)
  return (
    <LinkedDialog
      title={actions[action].name}
      text={text}
      closeTo={`/admin/pedidos/${order.number}`}
      closeLabel={close}
    >
      {action === 'cost' ? (
        <CostForm />
      ) : (
        <ActionForm action={action} order={order} balance={money} link={link} />
      )}
    </LinkedDialog>
  )
}

/** Why a form of the page was refused, beside the field to correct. */
function useRefusal(actionData: Route.ComponentProps['actionData']) {
  const { problems } = useStaffOrderMessages()
  if (!actionData) return null
  const { problem, form, entered } = actionData
  const texts: Readonly<Record<string, string>> = problems
  return {
    form,
    entered,
    field: problem.field,
    text: texts[problem.code] ?? problems.not_understood,
  }
}

export default function AdminOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useStaffOrderMessages()
  const { order, attempt, money, isDone, opened } = loaderData
  const refusal = useRefusal(actionData)
  const staff = useStaff()
  const may = (intent: string) => mayPress(staff, route, intent)
  const actions = actionsOf(order, money.left).filter((action) => may(intentOf(action)))
  const next = nextStepOf(order, money.left)
  const asked = isAction(opened) ? opened : refusal?.form
  const open = actions.find((action) => action === asked)
  const pathOf = (action: string) => `/admin/pedidos/${order.number}?accion=${action}`
  const isShown = refusal && (refusal.form === 'next' || refusal.form === open)
  return (
    <AdminPage isDense title={order.number} back="/admin/pedidos" lead={<States order={order} />}>
      <Notice isBad text={refusal && !isShown && refusal.text} />
      <Notice text={isDone && !actionData && messages.done} />
      <IdempotencyKeyProvider value={actionData?.attempt ?? attempt}>
        <RefusalProvider value={refusal}>
          {open && <ActionDialog key={open} action={open} shown={loaderData} />}
          <ProgressStrip progress={progressOf(order, loaderData.dates)} />
          <div className="grid items-start gap-4 lg:grid-cols-2">
            {may(intentOfStep(next)) ? (
              <OrderNextStep order={order} next={next} pathOf={pathOf} />
            ) : (
              <OthersStep step={next} />
            )}
            <ActionLinks
              actions={actions.filter((action) => !isOfNextStep(action, next))}
              pathOf={pathOf}
            />
          </div>
          <OrderKnown shown={loaderData} />
        </RefusalProvider>
      </IdempotencyKeyProvider>
    </AdminPage>
  )
}
