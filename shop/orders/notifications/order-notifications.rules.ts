import type { OrderEmailKind } from '#shop/emails/order-email.rules.ts'
import type { Axis } from '../lifecycle/order-state.rules.ts'
import type { Order } from '../order.rules.ts'

export interface Notifications {
  readonly buyer: readonly OrderEmailKind[]
  readonly recipient: readonly OrderEmailKind[]
  readonly owner: readonly OrderEmailKind[]
}

const nobody: Notifications = { buyer: [], recipient: [], owner: [] }
const notify = (notifications: Partial<Notifications>): Notifications => ({
  ...nobody,
  ...notifications,
})

const ofPayment: Readonly<Record<string, Notifications>> = {
  awaiting_parts: notify({ buyer: ['order_divided'] }),
  under_review: notify({ buyer: ['payment_under_review'] }),
  partly_paid: notify({ buyer: ['payment_partly_received'] }),
  proof_received: notify({ buyer: ['proof_received'], owner: ['owner_proof_to_verify'] }),
  paid: notify({ buyer: ['payment_confirmed'], recipient: ['recipient_order_coming'] }),
  expired: notify({ buyer: ['order_expired'] }),
  cancelled: notify({ buyer: ['order_cancelled'] }),
  rejected: notify({ buyer: ['order_cancelled'] }),
  failed: notify({ buyer: ['order_cancelled'] }),
  refunded: notify({ buyer: ['order_refunded'] }),
  partly_refunded: notify({ buyer: ['order_refunded'] }),
}

const ofCompliance: Readonly<Record<string, Notifications>> = {
  held: notify({ buyer: ['order_held'], owner: ['owner_order_held'] }),
  rejected: notify({ buyer: ['order_refused'] }),
}

const ofDelivery: Readonly<Record<string, Notifications>> = {
  prepared: notify({ buyer: ['order_prepared'] }),
  handed_over: notify({ buyer: ['order_handed_over'], recipient: ['recipient_handed_over'] }),
  in_province: notify({ buyer: ['order_in_cuba'] }),
  ready_for_pickup: notify({
    buyer: ['order_ready_for_pickup'],
    recipient: ['recipient_ready_for_pickup'],
  }),
  delivered: notify({ buyer: ['order_delivered'], recipient: ['recipient_delivered'] }),
  incident: notify({ buyer: ['order_incident'] }),
}

const tables = { payment: ofPayment, compliance: ofCompliance, delivery: ofDelivery }

/** What depends on where the payment comes from. */
const ofPaymentFrom: Readonly<Record<string, Notifications>> = {
  // a dispute that was won is no second payment
  'disputed paid': nobody,
  // its own e-mail says what came and is returned
  'awaiting_parts expired': nobody,
  'proof_received awaiting_proof': notify({ buyer: ['proof_refused'] }),
  // how to send it, as for an order placed with a transfer
  'awaiting_payment awaiting_proof': notify({ buyer: ['order_received'] }),
}

interface Transition {
  readonly axis: Axis
  readonly to: string
  /** A release of what was paid while it was held. */
  readonly isSold?: boolean
  /** A problem after the delivery is over: only the buyer read of it. */
  readonly isResolved?: boolean
  /** The recipient said that it is there. */
  readonly isInHands?: boolean
}
type Changed = Pick<Order, 'payment' | 'compliance' | 'delivery' | 'paidAt'>

/** The recipient hears of an order with its payment, and of its end once: as it is cancelled, or as its money goes back before it left. */
function endsForRecipient({ axis, to }: Transition, order: Changed): boolean {
  if (order.paidAt === null) return false
  if (axis === 'delivery') return to === 'cancelled' && order.payment !== 'refunded'
  const isStillHere = order.delivery === 'to_prepare' || order.delivery === 'prepared'
  return axis === 'payment' && to === 'refunded' && isStillHere
}

/** The e-mails for a transition; the first ones of an order are sent by who places it. */
export function notificationsFor(
  transition: Transition,
  before: string,
  order: Changed,
): Notifications {
  if (isWithheld(transition, order) || isOvertaken(transition)) return nobody
  const found = notificationsOf(transition, before, order)
  return endsForRecipient(transition, order)
    ? { ...found, recipient: ['recipient_cancelled'] }
    : found
}

/** Nobody is told that what somebody has in his hands arrives. */
const arriving: readonly string[] = ['in_province', 'ready_for_pickup']
export const isArriving = ({ axis, to }: Transition): boolean =>
  axis === 'delivery' && arriving.includes(to)
const isOvertaken = (transition: Transition) =>
  isArriving(transition) && (transition.isInHands ?? false)

/** While an order is held nobody is told that it is paid, prepared or coming. */
const withheld = ['payment partly_paid', 'payment paid', 'delivery prepared']
const isWithheld = ({ axis, to }: Transition, { compliance }: Changed) =>
  compliance === 'held' && withheld.includes(`${axis} ${to}`)

function ofRelease(isSold: boolean, { payment }: Changed): Notifications {
  if (isSold) return ofPayment.paid ?? nobody
  return payment === 'partly_paid'
    ? notify({ buyer: ['order_released', 'payment_partly_received'] })
    : notify({ buyer: ['order_released'] })
}

function notificationsOf(
  { axis, to, isSold = false, isResolved = false }: Transition,
  before: string,
  order: Changed,
): Notifications {
  if (axis === 'compliance' && to === 'released') return ofRelease(isSold, order)
  const ofMove = axis === 'payment' ? ofPaymentFrom[`${before} ${to}`] : undefined
  if (ofMove) return ofMove
  if (isResolved) return notify({ buyer: ['order_delivered'] })
  // one e-mail is enough: a refusal is not followed by a cancellation
  if (axis === 'payment' && to === 'cancelled' && order.compliance === 'rejected') return nobody
  // paid and not to be delivered: the buyer is notified of the refund
  if (axis === 'delivery' && to === 'cancelled' && order.payment === 'refund_due')
    return order.compliance === 'rejected' ? nobody : notify({ buyer: ['order_cancelled'] })
  return tables[axis][to] ?? nobody
}
