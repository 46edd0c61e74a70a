import type { PartEmail } from '#shop/emails/email.rules.ts'
import type { ResentEmail } from '../history/history-notes.rules.ts'
import {
  type ComplianceState,
  complianceNext,
  type DeliveryState,
  deliveryNext,
  isSettled,
  type PaymentState,
  paymentNext,
} from '../lifecycle/order-state.rules.ts'
import { isAfterDelivery } from '../steps/delivery-steps.rules.ts'

export interface OrderNow {
  readonly payment: PaymentState
  readonly compliance: ComplianceState
  readonly delivery: DeliveryState
  /** Empty where nobody received it yet. */
  readonly receivedBy?: string
}

type PartKind = Exclude<PartEmail['kind'], 'owner_part_to_verify'>
export type EmailAboutOrder = ResentEmail | PartKind

/** The states of an order in which an e-mail says what is so; on an axis that is left out it says nothing. */
interface TrueIn {
  readonly payment?: readonly PaymentState[]
  readonly compliance?: readonly ComplianceState[]
  readonly delivery?: readonly DeliveryState[]
  /** It promises what somebody has already, when there is a problem after the delivery. */
  readonly isBeforeDelivery?: boolean
}

const payments = Object.keys(paymentNext) as PaymentState[]
const compliances = Object.keys(complianceNext) as ComplianceState[]
const deliveries = Object.keys(deliveryNext) as DeliveryState[]

const settled = payments.filter(isSettled)
const unpaid: readonly PaymentState[] = ['awaiting_payment', 'awaiting_proof']
const free: readonly ComplianceState[] = ['clear', 'released']
const notRefused = compliances.filter((state) => state !== 'rejected')
const inShop: readonly DeliveryState[] = ['to_prepare', 'prepared']
const withAgency: readonly DeliveryState[] = ['handed_over', 'in_transit']
const ended: readonly DeliveryState[] = ['returned', 'cancelled']
const onTheWay = deliveries.filter((state) => ![...inShop, ...ended, 'delivered'].includes(state))

const waits: TrueIn = { compliance: notRefused, delivery: inShop }
const sold: TrueIn = { payment: settled, compliance: free, delivery: inShop }

const trueIn: Readonly<Record<EmailAboutOrder, TrueIn>> = {
  order_received: { payment: [...unpaid, ...settled], compliance: free, delivery: inShop },
  order_divided: { ...waits, payment: ['awaiting_parts'] },
  order_corrected: {
    ...{ compliance: notRefused, delivery: [...inShop, ...onTheWay] },
    isBeforeDelivery: true,
  },
  order_held: { compliance: ['held'] },
  order_released: {
    payment: payments.filter((state) => state !== 'refund_due' && state !== 'refunded'),
    ...{ compliance: ['released'], delivery: inShop },
  },
  order_refused: { compliance: ['rejected'] },
  proof_received: { ...waits, payment: ['proof_received'] },
  proof_refused: { ...waits, payment: ['awaiting_proof'] },
  payment_under_review: { ...waits, payment: ['under_review'] },
  payment_partly_received: { ...waits, payment: ['partly_paid'] },
  payment_confirmed: sold,
  order_expired: { payment: ['expired'] },
  order_cancelled: {
    payment: payments.filter((state) => state !== 'refunded' && state !== 'disputed'),
    ...{ compliance: notRefused, delivery: ['cancelled'] },
  },
  // what came too much goes back without another state
  order_refunded: { payment: ['paid', 'partly_refunded', 'refunded'] },
  order_prepared: { ...sold, delivery: ['prepared'] },
  order_handed_over: { compliance: notRefused, delivery: withAgency },
  order_in_cuba: { compliance: notRefused, delivery: ['in_province'] },
  order_ready_for_pickup: { compliance: notRefused, delivery: ['ready_for_pickup'] },
  order_in_hands: { compliance: notRefused, delivery: [...onTheWay, 'delivered'] },
  order_delivered: { delivery: ['delivered'] },
  order_undelivered: { compliance: notRefused, delivery: onTheWay, isBeforeDelivery: true },
  order_incident: { delivery: ['incident'] },
  order_delayed: {
    ...{ payment: settled, compliance: free, delivery: [...inShop, ...onTheWay] },
    isBeforeDelivery: true,
  },
  damage_received: { delivery: ['delivered'] },
  damage_answered: { delivery: ['delivered'] },
  recipient_damage_received: { delivery: ['delivered'] },
  recipient_damage_answered: { delivery: ['delivered'] },
  // whoever needs it asks for it
  order_link: { delivery: [] },
  recipient_order_coming: sold,
  recipient_handed_over: { compliance: notRefused, delivery: withAgency },
  recipient_ready_for_pickup: { compliance: notRefused, delivery: ['ready_for_pickup'] },
  recipient_delivered: { delivery: ['delivered'] },
  recipient_undelivered: { compliance: notRefused, delivery: onTheWay, isBeforeDelivery: true },
  recipient_delayed: {
    ...{ payment: settled, compliance: free, delivery: [...inShop, ...onTheWay] },
    isBeforeDelivery: true,
  },
  recipient_cancelled: { delivery: ['cancelled'] },
  part_paid: { ...waits, payment: ['awaiting_parts'] },
  part_sent: { ...waits, payment: ['awaiting_parts'] },
  part_not_seen: { payment: ['awaiting_parts'] },
  part_receipt: { payment: ['awaiting_parts', ...settled] },
  // money that went back stays returned
  part_returned: {},
  parts_ended: { delivery: ['cancelled'] },
}

export const isAboutOrder = (kind: string): kind is EmailAboutOrder => Object.hasOwn(trueIn, kind)

const isIn = <State>(states: readonly State[] | undefined, state: State): boolean =>
  states?.includes(state) ?? true

/** Whether an e-mail of this kind says what is so of the order as it is now: the one rule for all that send one again. */
export function isTrueNow(kind: EmailAboutOrder, order: OrderNow): boolean {
  const { payment, compliance, delivery, isBeforeDelivery = false } = trueIn[kind]
  if (isBeforeDelivery && isAfterDelivery(order)) return false
  return (
    isIn(payment, order.payment) &&
    isIn(compliance, order.compliance) &&
    isIn(delivery, order.delivery)
  )
}

interface Noted {
  readonly axis: string
  readonly code: string
  readonly changed_at: Date
}

/** They name days of arrival. */
const namesDays: readonly EmailAboutOrder[] = [
  ...(['order_received', 'order_divided', 'order_released', 'payment_confirmed'] as const),
  ...(['order_prepared', 'order_handed_over', 'order_in_cuba', 'order_undelivered'] as const),
  ...(['recipient_order_coming', 'recipient_handed_over', 'recipient_undelivered'] as const),
  ...(['order_delayed', 'recipient_delayed'] as const),
]
/** They name a sum that is missing, was returned or would be, or say how to pay. */
const namesMoney: readonly EmailAboutOrder[] = [
  ...(['order_received', 'order_divided', 'order_released', 'proof_received'] as const),
  ...(['proof_refused', 'payment_partly_received', 'order_cancelled'] as const),
  ...(['order_refunded', 'order_delayed', 'part_paid', 'part_receipt', 'parts_ended'] as const),
]

const moneyNotes: readonly string[] = ['transfer_seen', 'part_received', 'refund_asked']
const movesMoney = ({ axis, code }: Noted) => axis === 'payment' || moneyNotes.includes(code)

/** Whether what it was written of has changed since: it goes only written anew. */
export const hasEarlierFigures = (
  kind: EmailAboutOrder,
  at: Date,
  history: readonly Noted[],
): boolean =>
  history.some((noted) => {
    if (noted.changed_at <= at) return false
    if (noted.code === 'delay_sent') return namesDays.includes(kind)
    return movesMoney(noted) && namesMoney.includes(kind)
  })
