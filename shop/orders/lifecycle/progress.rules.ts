import type { Order } from '../order.rules.ts'
import type { DeliveryState, PaymentState } from './order-state.rules.ts'

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
/** When each step was done. */
export type StepDates = Partial<Readonly<Record<Step, Date>>>

/** The last step that the items are known to have reached. */
const reached: Readonly<Record<DeliveryState, Step>> = {
  to_prepare: 'verified',
  prepared: 'preparing',
  handed_over: 'on_the_way',
  in_transit: 'on_the_way',
  incident: 'on_the_way',
  returned: 'on_the_way',
  in_customs: 'in_cuba',
  in_province: 'in_cuba',
  ready_for_pickup: 'in_cuba',
  out_for_delivery: 'in_cuba',
  delivered: 'delivered',
  cancelled: 'verified',
}

/** What became of a step; `next` is what is awaited, `never` what will not happen any more. */
export type StepState =
  | 'done'
  | 'now'
  | 'next'
  | 'ahead'
  | 'never'
  | 'disputed'
  | 'partly_refunded'
  | 'refund_due'
  | 'refunded'
  /** The same of what several people paid. */
  | 'parts_due'
  | 'parts_returned'
  /** Some had paid, and the whole never came. */
  | 'parts_short'
  | 'incident'
  | 'returned'

export interface Progress {
  readonly step: Step
  readonly state: StepState
}

/** How a step is marked: whatever became of a payment, it was made. */
export const markOf = (state: StepState): 'done' | 'now' | 'ahead' | 'never' => {
  if (state === 'parts_short') return 'never'
  if (state === 'ahead' || state === 'never') return state
  return state === 'now' || state === 'next' || state === 'incident' || state === 'returned'
    ? 'now'
    : 'done'
}

type ProgressStatus = Pick<
  Order,
  'destination' | 'payment' | 'compliance' | 'delivery' | 'closedAt'
> & {
  /** Null where the whole never came. */
  readonly paidAt?: Date | null
  /** Several people pay it, or were to. */
  readonly isDivided?: boolean
}

const madePayments: Readonly<Partial<Record<PaymentState, StepState>>> = {
  paid: 'done',
  partly_refunded: 'partly_refunded',
  disputed: 'disputed',
  refund_due: 'refund_due',
  refunded: 'refunded',
}
const madeInParts: typeof madePayments = {
  ...madePayments,
  refund_due: 'parts_due',
  refunded: 'parts_returned',
}

/** What became of the payment; null while it is awaited. */
function madePayment({ payment, paidAt, isDivided = false }: ProgressStatus): StepState | null {
  if (!isDivided) return madePayments[payment] ?? null
  const made = madeInParts[payment] ?? null
  return made && paidAt === null ? 'parts_short' : made
}

/** Delivery states that do not say how far the items came: their history does. */
const isVague = ({ delivery }: ProgressStatus) =>
  delivery === 'incident' || delivery === 'returned' || delivery === 'cancelled'

function furthest(order: ProgressStatus, dates: StepDates, line: readonly Step[]): number {
  const dated = isVague(order) ? line.map((step, at) => (dates[step] ? at : 0)) : []
  // in the USA whatever is not delivered is on its way
  const at = line.indexOf(reached[order.delivery])
  return Math.max(at === -1 ? line.indexOf('on_the_way') : at, ...dated)
}

/** Nothing more will happen: it ended, or its money goes back before anything left. */
function isEnded({ payment, compliance, delivery, closedAt }: ProgressStatus): boolean {
  if (closedAt || compliance === 'rejected') return true
  if (delivery === 'cancelled' || delivery === 'returned') return true
  const isBack = payment === 'refund_due' || payment === 'refunded'
  return isBack && (delivery === 'to_prepare' || delivery === 'prepared')
}

/** What happened of a step before the items move; null for one that is still to come. */
function happenedHere(order: ProgressStatus, step: Step): StepState | null {
  if (step === 'received') return 'done'
  const made = madePayment(order)
  if (step === 'paid') return made
  const { compliance } = order
  // a person has looked at what was released; what was never held is checked last with its payment
  if (compliance === 'released') return 'done'
  return compliance === 'clear' && made !== null && made !== 'parts_short' ? 'done' : null
}

/** What happens where the items are. */
function happensThere({ delivery }: ProgressStatus, step: Step): StepState {
  if (delivery === 'incident' || delivery === 'returned') return delivery
  return step === 'delivered' || step === 'preparing' || delivery === 'cancelled' ? 'done' : 'now'
}

const beforeItems: readonly Step[] = ['received', 'paid', 'verified']

function happened(order: ProgressStatus, step: Step, distance: number): StepState | null {
  if (beforeItems.includes(step)) return happenedHere(order, step)
  if (distance === 0) return happensThere(order, step)
  return distance < 0 ? 'done' : null
}

/** The steps of an order as they happened; the USA has no step in Cuba. */
export function progressOf(order: ProgressStatus, dates: StepDates = {}): Progress[] {
  const line = steps.filter((step) => step !== 'in_cuba' || order.destination === 'cuba')
  const last = furthest(order, dates, line)
  const states = line.map((step, at) => happened(order, step, at - last))
  const isGoingOn = states.some((state) => state !== null && markOf(state) === 'now')
  const awaited = order.compliance === 'held' ? line.indexOf('verified') : states.indexOf(null)
  return line.map((step, at) => {
    if (isEnded(order)) return { step, state: states[at] ?? 'never' }
    const open = at === awaited && !isGoingOn ? 'next' : 'ahead'
    return { step, state: states[at] ?? open }
  })
}

export type Headline =
  | 'held'
  | 'refused'
  | 'closed'
  | 'declined'
  | 'cancelled'
  | 'refunded'
  | 'refund_due'
  | 'partly_refunded'
  | 'pay_now'
  | 'send_proof'
  | 'partly_paid'
  | 'proof_in_hands'
  | 'awaiting_parts'
  | 'under_review'
  | 'disputed'
  | 'today'
  | 'pickup'
  | 'incident'
  | 'delivered'
  | 'paid'
  | 'going_on'

const ofPayment: Readonly<Partial<Record<PaymentState, Headline>>> = {
  awaiting_payment: 'pay_now',
  awaiting_proof: 'send_proof',
  awaiting_parts: 'awaiting_parts',
  partly_paid: 'partly_paid',
  proof_received: 'proof_in_hands',
  capturing: 'under_review',
  under_review: 'under_review',
  disputed: 'disputed',
}
const ofDelivery: Readonly<Partial<Record<DeliveryState, Headline>>> = {
  to_prepare: 'paid',
  out_for_delivery: 'today',
  ready_for_pickup: 'pickup',
  incident: 'incident',
  delivered: 'delivered',
}
/** Where the parcel says nothing yet, or nothing any more. */
const isStill: readonly DeliveryState[] = ['to_prepare', 'prepared', 'returned']
const ofMoneyBack: Readonly<Partial<Record<PaymentState, Headline>>> = {
  refunded: 'refunded',
  refund_due: 'refund_due',
}

const ofEnd: Readonly<Partial<Record<PaymentState, Headline>>> = {
  cancelled: 'cancelled',
  failed: 'declined',
}

/** What goes back; of a part, what happens to the parcel later says more. */
function moneyBackOf({ payment, compliance, delivery }: ProgressStatus): Headline | undefined {
  if (payment !== 'partly_refunded') return ofMoneyBack[payment]
  if (delivery === 'cancelled') return 'refund_due'
  if (compliance === 'held' || isStill.includes(delivery)) return payment
  return ofDelivery[delivery] ?? 'going_on'
}

export function headlineOf(status: ProgressStatus): Headline {
  const { payment, compliance, delivery, closedAt } = status
  if (compliance === 'rejected') return 'refused'
  const back = moneyBackOf(status)
  if (back) return back
  if (closedAt) return ofEnd[payment] ?? 'closed'
  if (compliance === 'held') return 'held'
  return ofPayment[payment] ?? ofDelivery[delivery] ?? 'going_on'
}
