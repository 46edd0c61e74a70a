import { type Usd, zero } from '#kernel/money.ts'
import { undoRefusal } from '../corrections/undone-deliveries.rules.ts'
import { delayNoticeRefusal } from '../lifecycle/delay.rules.ts'
import {
  type DeliveryState,
  isSettled,
  mayBeCancelledByStaff,
  mayRefund,
  type OrderStatus,
} from '../lifecycle/order-state.rules.ts'
import { stepsBack, stepsForward } from './delivery-steps.rules.ts'

/** The one thing that an order waits for. */
export type NextStep =
  | {
      readonly kind:
        | 'decide'
        | 'refund'
        | 'dispute'
        | 'taken'
        | 'verify'
        | 'wait'
        | 'done'
        | 'closed'
    }
  | { readonly kind: 'deliver'; readonly to: DeliveryState }

type Status = OrderStatus &
  Pick<Parameters<typeof stepsForward>[0], 'recipient' | 'receivedBy'> & {
    readonly closedAt: Date | null
  }

const isOver = ({ compliance, delivery, closedAt }: Status) =>
  compliance === 'rejected' || delivery === 'cancelled' || closedAt !== null

const ofPayment: Readonly<
  Partial<Record<OrderStatus['payment'], 'refund' | 'dispute' | 'verify'>>
> = { refund_due: 'refund', disputed: 'dispute', proof_received: 'verify', partly_paid: 'verify' }

export const isStillHere = (delivery: DeliveryState): boolean =>
  delivery === 'to_prepare' || delivery === 'prepared'

/** What has to happen with the money first; null where nothing has to. */
function stepOfMoney({ payment, delivery }: Status, taken: Usd) {
  if (payment === 'refunded') return 'closed'
  const kind = ofPayment[payment]
  if (kind || !isSettled(payment)) return kind ?? 'wait'
  return taken > zero && isStillHere(delivery) ? 'taken' : null
}

/** `taken` is what providers took back of parts: nothing is packed before a person decides. */
export function nextStepOf(order: Status, left: Usd, taken: Usd = zero): NextStep {
  if (order.compliance === 'held') return { kind: 'decide' }
  if (isOver(order)) return { kind: mayRefund(order) && left > 0 ? 'refund' : 'closed' }
  const kind = stepOfMoney(order, taken)
  if (kind) return { kind }
  const [to] = stepsForward(order)
  return to ? { kind: 'deliver', to } : { kind: order.delivery === 'delivered' ? 'done' : 'closed' }
}

/** What staff can do with an order beside its next step; each has a dialog of its own. */
export const orderActions = [
  'release',
  'ask',
  'escalate',
  'reject',
  'deliver',
  'back',
  'undeliver',
  'export',
  'track',
  'correct',
  'refund',
  'delay',
  'hold',
  'cancel',
  'note',
  'cost',
  'renew_link',
] as const
export type OrderAction = (typeof orderActions)[number]

const decisions: readonly OrderAction[] = ['release', 'ask', 'escalate', 'reject']

/** Whether the next step shows this action itself. */
export const isOfNextStep = (action: OrderAction, { kind }: NextStep): boolean =>
  kind === 'decide' ? decisions.includes(action) : kind === action && kind !== 'deliver'

/** Nothing is packed or goes out unpaid; what is on its way goes on. */
const isAwaited = ({ payment, delivery }: Status) => !isSettled(payment) && isStillHere(delivery)

export function actionsOf(order: Status, left: Usd): OrderAction[] {
  const isHeld = order.compliance === 'held'
  const isEnded = isOver(order)
  const isOpen: Readonly<Record<OrderAction, boolean>> = {
    release: isHeld,
    ask: isHeld,
    escalate: isHeld,
    reject: isHeld,
    deliver: !(isHeld || isAwaited(order)) && stepsForward(order).length > 0,
    back: !isHeld && stepsBack(order).length > 0,
    undeliver: undoRefusal(order) === null,
    export: order.destination === 'cuba' && !isEnded,
    track: !isEnded,
    // once it left its dialog says why not, and what to do
    correct: !isEnded && order.delivery !== 'delivered' && order.delivery !== 'returned',
    refund: mayRefund(order) && left > 0,
    delay: delayNoticeRefusal(order) === null,
    // of an order that is over, a hold stops only what is still to be returned
    hold: !isHeld && order.compliance !== 'rejected' && (!isEnded || left > 0),
    cancel: mayBeCancelledByStaff(order),
    note: true,
    cost: true,
    renew_link: true,
  }
  return orderActions.filter((action) => isOpen[action])
}
