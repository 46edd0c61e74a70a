import type { Order } from '../order.rules.ts'
import { type DeliveryState, isSettled, type PaymentState } from './order-state.rules.ts'

/** The customer's view of the three axes: one sequence from order to delivery. */
export const steps = [
  'received',
  'paid',
  'verified',
  'preparing',
  'on_the_way',
  'in_cuba',
  'delivered',
] as const
export type Step = (typeof steps)[number]

const reached: Readonly<Record<DeliveryState, number>> = {
  to_prepare: 0,
  prepared: 1,
  handed_over: 2,
  in_transit: 2,
  incident: 2,
  returned: 2,
  in_customs: 3,
  in_province: 3,
  ready_for_pickup: 3,
  out_for_delivery: 3,
  delivered: 4,
  cancelled: 0,
}

export interface Progress {
  readonly step: Step
  readonly state: 'done' | 'now' | 'ahead'
}

type ProgressStatus = Pick<
  Order,
  'destination' | 'payment' | 'compliance' | 'delivery' | 'closedAt'
>

/** A disputed payment was made. */
const isPaid = ({ payment }: ProgressStatus) => isSettled(payment) || payment === 'disputed'
/** Of an order whose money goes back nothing is awaited any more. */
const isGivenBack = ({ payment }: ProgressStatus) =>
  payment === 'refund_due' || payment === 'refunded'
const isVerified = ({ compliance }: ProgressStatus) =>
  compliance === 'clear' || compliance === 'released'

/** The number of completed steps, up to the first that is open. */
function stepsDone(order: ProgressStatus, line: readonly Step[]): number {
  const delivery = reached[order.delivery]
  const done: Readonly<Record<Step, boolean>> = {
    received: true,
    paid: isPaid(order),
    verified: isVerified(order),
    preparing: delivery >= 1,
    on_the_way: delivery >= 2,
    in_cuba: delivery >= 3,
    delivered: delivery >= 4,
  }
  const first = line.findIndex((step) => !done[step])
  return first === -1 ? line.length : first
}

/** The steps of an order; the USA has no step in Cuba. */
export function progressOf(order: ProgressStatus): Progress[] {
  const line = steps.filter((step) => step !== 'in_cuba' || order.destination === 'cuba')
  const done = stepsDone(order, line)
  const isOpen = !order.closedAt && !isGivenBack(order)
  return line.map((step, index) => ({
    step,
    state: index < done ? 'done' : index === done && isOpen ? 'now' : 'ahead',
  }))
}

export type Headline =
  | 'held'
  | 'refused'
  | 'closed'
  | 'cancelled'
  | 'refunded'
  | 'refund_due'
  | 'partly_refunded'
  | 'pay_now'
  | 'send_proof'
  | 'proof_in_hands'
  | 'awaiting_parts'
  | 'under_review'
  | 'disputed'
  | 'today'
  | 'pickup'
  | 'delivered'
  | 'paid'
  | 'going_on'

const ofPayment: Readonly<Partial<Record<PaymentState, Headline>>> = {
  awaiting_payment: 'pay_now',
  awaiting_proof: 'send_proof',
  awaiting_parts: 'awaiting_parts',
  partly_paid: 'send_proof',
  proof_received: 'proof_in_hands',
  capturing: 'under_review',
  under_review: 'under_review',
  disputed: 'disputed',
}
const ofDelivery: Readonly<Partial<Record<DeliveryState, Headline>>> = {
  to_prepare: 'paid',
  out_for_delivery: 'today',
  ready_for_pickup: 'pickup',
  delivered: 'delivered',
}
const ofMoneyBack: Readonly<Partial<Record<PaymentState, Headline>>> = {
  refunded: 'refunded',
  refund_due: 'refund_due',
}

export function headlineOf({ payment, compliance, delivery, closedAt }: ProgressStatus): Headline {
  if (compliance === 'rejected') return 'refused'
  const isPart = payment === 'partly_refunded'
  const back =
    isPart && delivery !== 'cancelled' ? payment : ofMoneyBack[isPart ? 'refund_due' : payment]
  if (back) return back
  if (closedAt) return payment === 'cancelled' ? 'cancelled' : 'closed'
  if (compliance === 'held') return 'held'
  return ofPayment[payment] ?? ofDelivery[delivery] ?? 'going_on'
}
