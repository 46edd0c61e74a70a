import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { LinkedDialog } from '#design/forms/linked-dialog.tsx'
import { RefusalProvider } from '#design/forms/refusal-context.ts'
import { IdempotencyKeyProvider } from '#design/forms/staff-form.tsx'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import type { FormValues } from '#kernel/text/merged-form.ts'
import { CostForm } from '#shop/accounting/ui/order-costs.tsx'
import { CorrectRecipientForm } from '#shop/checkout/ui/correct-recipient-form.tsx'
import { deliveryToUndo } from '#shop/orders/corrections/undone-deliveries.rules.ts'
import { reportWaits } from '#shop/orders/images/damage.rules.ts'
import { installationState } from '#shop/orders/installation/installation.rules.ts'
import { isAnswerOpen, isOnTheWay } from '#shop/orders/lifecycle/delay.rules.ts'
import { progressOf } from '#shop/orders/lifecycle/progress.rules.ts'
import {
  actionsOf,
  isOfNextStep,
  type NextStep,
  nextStepOf,
  type OrderAction,
} from '#shop/orders/steps/next-step.rules.ts'
import { ActionForm } from '#shop/orders/ui/staff/action-form.tsx'
import { ActionLinks } from '#shop/orders/ui/staff/action-links.tsx'
import { ConfirmAction } from '#shop/orders/ui/staff/confirm-action.tsx'
import { InstallationTask } from '#shop/orders/ui/staff/installation-task.tsx'
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
import { usedIn } from '../payments/used-reference.server.ts'
import type { Route } from './+types/order'
import { newAttempt, orderForStaff } from './admin-order.server.ts'
import { OpenDamage, OrderKnown } from './known/order-known.tsx'
import { OrderLead } from './known/order-lead.tsx'
import { OrderSide } from './known/order-side.tsx'
import { actAsStaff } from './steps/act-as-staff.server.ts'
import { GoneAction, isAction, TypedTexts, useOpenAction } from './steps/gone-action.tsx'
import type { Asked } from './steps/staff-result.ts'
import { useDone } from './steps/use-done.ts'
import { useRefusal } from './steps/use-refusal.ts'

const pathOf = ({ number }: { readonly number: string }) => `/admin/pedidos/${number}`

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const shown = await orderForStaff(ctx, params.number)
  if (!shown) throw data(null, { status: 404 })
  const path = pathOf(shown.order)
  const page: PageInfo = { title: shown.order.number, path, noindex: true }
  const { searchParams } = new URL(request.url)
  const notice = { done: searchParams.get('hecho') ?? '', ofImage: searchParams.get('foto') ?? '' }
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
      'correction',
    ] as const),
  )
  return { page, opened, ...notice, ...shown, ...messages }
}

/** What is to be read in place of what was read is a refusal. */
const statusOf = ({ isOther }: Pick<Asked, 'isOther'>) => ({ status: isOther ? 409 : 200 })

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const shown = await orderForStaff(ctx, params.number)
  if (!shown) throw data(null, { status: 404 })
  const posted = await postedFields(request)
  const entered = textsIn(posted)
  const shared = {
    where: '',
    form: entered.form ?? entered.intent ?? '',
    entered,
    attempt: newAttempt(),
  }
  if (posted.asks === 'edit') return data({ ...shared, problem: null, asked: null })
  const result = await actAsStaff(ctx, shown.order, posted)
  if ('asked' in result) {
    const { seen, ...asked } = result.asked
    const shown = { ...shared, entered: seen ? { ...entered, seen } : entered }
    return data({ ...shown, problem: null, asked }, statusOf(asked))
  }
  if ('problem' in result || 'crossed' in result) {
    const { entered: merged, ...why } = result
    const problem = 'problem' in why ? why.problem : null
    const where = await usedIn(ctx, problem?.code ?? '', entered.reference)
    const refused = { ...shared, ...why, entered: { ...entered, ...merged }, problem, asked: null }
    return data({ ...refused, where }, { status: 409 })
  }
  const back = posted.vuelta === 'cumplimiento' ? '/admin/cumplimiento' : pathOf(shown.order)
  return redirect(`${back}?hecho=${result.done}`, 303)
}

/** A refused form may come from a page that was open for long: what is shown beside it is how things are now. */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => actionStatus !== undefined || defaultShouldRevalidate

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

/** The text of a dialog: what the action brings about. */
function useConsequence(action: OrderAction, { order, history }: Shown): string {
  const { actions, delayAsks, delayAnnounces, delayAnnouncesAlone } = useOrderStepMessages()
  const { askHint, deliveryStates } = useStaffOrderMessages()
  const undone = deliveryToUndo(history)
  if (action === 'delay') {
    if (!isOnTheWay(order)) return delayAsks
    return order.recipient.email === '' ? delayAnnouncesAlone : delayAnnounces
  }
  const state = undone ? deliveryStates[undone.to] : ''
  return action === 'ask' ? askHint : format(actions[action].text, { state })
}

interface ActionDialogProps {
  readonly action: OrderAction
  readonly shown: Shown
  readonly crossed: FormValues | undefined
  /** It was open when the order moved on, and cannot be done any more. */
  readonly isGone: boolean
}

function ActionDialog({ action, shown, crossed, isGone }: ActionDialogProps) {
  const { actions, close } = useOrderStepMessages()
  const { order, money, link } = shown
  const text = useConsequence(action, shown)
  return (
    <LinkedDialog
      title={actions[action].name}
      text={text}
      closeTo={`/admin/pedidos/${order.number}`}
      closeLabel={close}
    >
      {isGone && <GoneAction />}
      {action === 'cost' && <CostForm />}
      {action === 'correct' && <CorrectRecipientForm {...{ order, crossed, isGone }} />}
      {action !== 'cost' && action !== 'correct' && (
        <ActionForm
          {...{ action, order, link }}
          balance={money}
          undelivering={{
            earlier: deliveryToUndo(shown.history)?.receivedBy ?? '',
            isInHands: inHandsSince(shown.history) !== null,
            isReported: shown.report !== null,
          }}
        />
      )}
    </LinkedDialog>
  )
}

/** The dialog of an action, or what it would do. */
function OpenDialog({
  loaderData,
  actionData,
  open,
  isGone,
}: Pick<Route.ComponentProps, 'loaderData' | 'actionData'> & {
  open: OrderAction | undefined
  isGone: boolean
}) {
  const { order, money, delays } = loaderData
  if (actionData?.asked) {
    const isDelayOpen = isAnswerOpen(order, delays)
    const { asked, entered, attempt } = actionData
    return (
      <ConfirmAction
        key={attempt}
        balance={money}
        {...{ order, entered, isDelayOpen }}
        {...asked}
      />
    )
  }
  const crossed = actionData && 'crossed' in actionData ? actionData.crossed : undefined
  const shown = { shown: loaderData, crossed, isGone }
  return open && <ActionDialog key={open} action={open} {...shown} />
}

const inHandsSince = (history: Shown['history']): Date | null =>
  history.find(({ code }) => code === 'receipt_confirmed')?.changed_at ?? null

export default function AdminOrderPage(props: Route.ComponentProps) {
  const { loaderData, actionData } = props
  const { order, attempt, money, opened } = loaderData
  const refusal = useRefusal(props)
  const done = useDone(loaderData)
  const staff = useStaff()
  const may = (intent: string) => mayPress(staff, route, intent)
  const actions = actionsOf(order, money.left).filter((action) => may(intentOf(action)))
  const next = nextStepOf(order, money.left, loaderData.parts?.taken)
  const installation = installationState(order, loaderData.history)
  const asked = isAction(opened) ? opened : refusal?.form
  const isOfParts = (action: string) => action === 'refund' && loaderData.parts !== null
  const { open, isGone } = useOpenAction(
    actions.filter((action) => !isOfParts(action)),
    asked,
  )
  const pathOfAction = (action: string) =>
    isOfParts(action) ? `/admin/partes?pedido=${order.number}` : `${pathOf(order)}?accion=${action}`
  const isNextShown = next.kind === 'deliver' && may('deliver')
  const isShown = refusal && ['answer', isNextShown && 'next', open].includes(refusal.form)
  return (
    <AdminPage
      isDense
      title={order.number}
      back="/admin/pedidos"
      lead={<OrderLead order={order} />}
    >
      <Notice isBad text={refusal && !isShown && refusal.text} />
      {refusal?.text && !isShown && <TypedTexts entered={refusal.entered} />}
      <Notice text={!actionData && done} />
      <IdempotencyKeyProvider value={actionData?.attempt ?? attempt}>
        <RefusalProvider value={refusal}>
          <OpenDialog {...{ loaderData, actionData, open, isGone }} />
          <ProgressStrip
            progress={progressOf(order, loaderData.dates)}
            isClear={order.compliance === 'clear'}
          />
          <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="grid min-w-0 gap-3">
              {may(intentOfStep(next)) ? (
                <OrderNextStep
                  {...{ order, next }}
                  balance={money}
                  pathOf={pathOfAction}
                  inHandsSince={inHandsSince(loaderData.history)}
                  isInstallationOpen={installation === 'waits'}
                  isDelayOpen={isAnswerOpen(order, loaderData.delays)}
                  reportWaits={reportWaits(loaderData.report, loaderData.history)}
                >
                  <OpenDamage shown={loaderData} />
                </OrderNextStep>
              ) : (
                <>
                  <OthersStep step={next} />
                  <OpenDamage shown={loaderData} />
                </>
              )}
              <InstallationTask order={order} state={installation} mayNote={may('install')} />
              <ActionLinks
                actions={actions.filter((action) => !isOfNextStep(action, next))}
                pathOf={pathOfAction}
              />
              <OrderKnown shown={loaderData} />
            </div>
            <OrderSide shown={loaderData} />
          </div>
        </RefusalProvider>
      </IdempotencyKeyProvider>
    </AdminPage>
  )
}
