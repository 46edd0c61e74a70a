import type { OrderLetterKind } from '#shop/emails/order-letter.rules.ts'
import type { Order } from './order.rules.ts'
import type { Axis } from './order-state.rules.ts'

export interface Told {
  readonly buyer: readonly OrderLetterKind[]
  readonly recipient: readonly OrderLetterKind[]
  readonly owner: readonly OrderLetterKind[]
}

const nobody: Told = { buyer: [], recipient: [], owner: [] }
const tell = (told: Partial<Told>): Told => ({ ...nobody, ...told })

const ofPayment: Readonly<Record<string, Told>> = {
  under_review: tell({ buyer: ['payment_under_review'] }),
  proof_received: tell({ buyer: ['proof_received'], owner: ['owner_proof_to_verify'] }),
  paid: tell({ buyer: ['payment_confirmed'], recipient: ['recipient_order_coming'] }),
  expired: tell({ buyer: ['order_expired'] }),
  cancelled: tell({ buyer: ['order_cancelled'] }),
  rejected: tell({ buyer: ['order_cancelled'] }),
  failed: tell({ buyer: ['order_cancelled'] }),
  refunded: tell({ buyer: ['order_refunded'] }),
  partly_refunded: tell({ buyer: ['order_refunded'] }),
}

const ofCompliance: Readonly<Record<string, Told>> = {
  held: tell({ buyer: ['order_held'], owner: ['owner_order_held'] }),
  released: tell({ buyer: ['order_released'] }),
  rejected: tell({ buyer: ['order_refused'] }),
}

const ofDelivery: Readonly<Record<string, Told>> = {
  prepared: tell({ buyer: ['order_prepared'] }),
  handed_over: tell({ buyer: ['order_handed_over'], recipient: ['recipient_handed_over'] }),
  in_province: tell({ buyer: ['order_in_cuba'] }),
  ready_for_pickup: tell({
    buyer: ['order_ready_for_pickup'],
    recipient: ['recipient_ready_for_pickup'],
  }),
  delivered: tell({ buyer: ['order_delivered'], recipient: ['recipient_delivered'] }),
  incident: tell({ buyer: ['order_incident'] }),
}

const tables = { payment: ofPayment, compliance: ofCompliance, delivery: ofDelivery }

/** Who is written to when an axis moves. A proof that is asked for again is told; a first waiting is not. */
export function whoIsTold(
  { axis, to }: { readonly axis: Axis; readonly to: string },
  before: string,
  order: Pick<Order, 'payment' | 'compliance'>,
): Told {
  if (axis === 'payment' && to === 'awaiting_proof' && before === 'proof_received')
    return tell({ buyer: ['proof_refused'] })
  // one letter is enough: who was refused is not told besides that it was cancelled
  if (axis === 'payment' && to === 'cancelled' && order.compliance === 'rejected') return nobody
  // paid and not to be delivered: the buyer hears that his money goes back
  if (axis === 'delivery' && to === 'cancelled' && order.payment === 'refund_due')
    return order.compliance === 'rejected' ? nobody : tell({ buyer: ['order_cancelled'] })
  return tables[axis][to] ?? nobody
}

const letterOfPayment: Partial<Record<Order['payment'], OrderLetterKind>> = {
  paid: 'payment_confirmed',
  partly_refunded: 'order_refunded',
  refunded: 'order_refunded',
  refund_due: 'order_cancelled',
  proof_received: 'proof_received',
  under_review: 'payment_under_review',
  expired: 'order_expired',
  cancelled: 'order_cancelled',
  rejected: 'order_cancelled',
  failed: 'order_cancelled',
}

/** The letter that says how an order stands, for whoever has lost it. */
export function mainLetter(order: Pick<Order, 'payment' | 'compliance'>): OrderLetterKind {
  if (order.compliance === 'held') return 'order_held'
  if (order.compliance === 'rejected') return 'order_refused'
  return letterOfPayment[order.payment] ?? 'order_received'
}
