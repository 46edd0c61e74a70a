import { isTransfer, type PaymentMethod } from '#kernel/payment-method.ts'
import { hourMs, minuteMs } from '#kernel/time.ts'
/** The allowed transitions on the three axes of an order. */
export const paymentNext = {
  awaiting_payment: ['capturing', 'awaiting_parts', 'expired', 'cancelled', 'refund_due'],
  capturing: ['awaiting_payment', 'under_review', 'paid', 'failed', 'refund_due'],
  under_review: ['paid', 'failed', 'refund_due'],
  awaiting_proof: [
    'proof_received',
    'partly_paid',
    'paid',
    'awaiting_parts',
    'expired',
    'cancelled',
    'rejected',
  ],
  // what came for parts of an order that ends is returned: it passes through a lost state to `refund_due`
  awaiting_parts: ['paid', 'expired', 'cancelled'],
  proof_received: ['awaiting_proof', 'partly_paid', 'paid', 'cancelled', 'rejected'],
  partly_paid: ['proof_received', 'paid', 'refund_due'],
  paid: ['refund_due', 'partly_refunded', 'refunded', 'disputed'],
  disputed: ['paid', 'refund_due', 'refunded'],
  refund_due: ['partly_refunded', 'refunded'],
  partly_refunded: ['refund_due', 'refunded', 'disputed'],
  failed: ['refund_due'],
  expired: ['refund_due'],
  cancelled: ['refund_due'],
  rejected: ['refund_due'],
  refunded: [],
} as const satisfies Record<string, readonly string[]>

export const complianceNext = {
  clear: ['held'],
  held: ['released', 'rejected'],
  released: ['held'],
  rejected: [],
} as const satisfies Record<string, readonly string[]>

export const deliveryNext = {
  to_prepare: ['prepared', 'cancelled'],
  prepared: ['to_prepare', 'handed_over', 'cancelled'],
  handed_over: ['in_transit', 'incident', 'returned'],
  in_transit: [
    'in_customs',
    'in_province',
    'out_for_delivery',
    'delivered',
    'incident',
    'returned',
  ],
  in_customs: ['in_province', 'incident', 'returned'],
  in_province: ['out_for_delivery', 'ready_for_pickup', 'incident', 'returned'],
  ready_for_pickup: ['delivered', 'incident', 'returned'],
  out_for_delivery: ['delivered', 'incident', 'returned'],
  incident: ['in_transit', 'in_province', 'out_for_delivery', 'delivered', 'returned'],
  delivered: ['incident', 'returned'],
  returned: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>

export type PaymentState = keyof typeof paymentNext
export type ComplianceState = keyof typeof complianceNext
export type DeliveryState = keyof typeof deliveryNext
export type Axis = 'payment' | 'compliance' | 'delivery'

const tables = { payment: paymentNext, compliance: complianceNext, delivery: deliveryNext }

const isKey = <Table extends object>(table: Table, value: string): value is keyof Table & string =>
  Object.hasOwn(table, value)

export const isPaymentState = (value: string): value is PaymentState => isKey(paymentNext, value)
export const isComplianceState = (value: string): value is ComplianceState =>
  isKey(complianceNext, value)
export const isDeliveryState = (value: string): value is DeliveryState => isKey(deliveryNext, value)

export function mayFollow(axis: Axis, from: string, to: string): boolean {
  const table: Readonly<Record<string, readonly string[]>> = tables[axis]
  return Object.hasOwn(table, from) && (table[from]?.includes(to) ?? false)
}

export const firstPaymentState = (method: PaymentMethod): PaymentState =>
  isTransfer(method) ? 'awaiting_proof' : 'awaiting_payment'

/** States that end an order unpaid: items and coupon are returned. */
const lost: readonly PaymentState[] = ['expired', 'cancelled', 'rejected', 'failed']
/** States in which the shop holds money of the buyer. */
const funded: readonly PaymentState[] = [
  'partly_paid',
  'paid',
  'disputed',
  'refund_due',
  'partly_refunded',
]

/** Paid in full; a part that went back does not stop the delivery. */
export const isSettled = (state: PaymentState): boolean =>
  state === 'paid' || state === 'partly_refunded'

export const isLost = (state: PaymentState): boolean => lost.includes(state)
export const isFunded = (state: PaymentState): boolean => funded.includes(state)

/** Whether what is missing of the total can still come. */
export const awaitsMoney = ({
  payment,
  closedAt,
}: {
  readonly payment: PaymentState
  readonly closedAt: Date | null
}): boolean => closedAt === null && !isLost(payment) && payment !== 'refund_due'

/** Only these wait for the buyer; captures and reviews never expire. */
export const waitsForBuyer = (state: PaymentState): boolean =>
  state === 'awaiting_payment' || state === 'awaiting_proof' || state === 'awaiting_parts'

/** Whether an order is past its deadline; captures and reviews never are. */
export const isOver = (
  { payment, payBy }: { readonly payment: PaymentState; readonly payBy: Date | null },
  now: Date,
): boolean => waitsForBuyer(payment) && payBy !== null && payBy < now

const maxHours = 72

const readHours = (setting: string, usual: number): number => {
  const hours = Number(setting)
  return Number.isInteger(hours) && hours >= 1 && hours <= maxHours ? hours : usual
}

/** Hours for which a transfer's items wait for a proof; the owner's setting, otherwise these. */
export const usualProofHours = 6
export const readProofHours = (setting: string): number => readHours(setting, usualProofHours)

/** Hours for which a divided order waits for its parts; the owner's setting, otherwise these. */
export const usualPartsHours = 72
export const readPartsHours = (setting: string): number => readHours(setting, usualPartsHours)

/** Until when items are reserved without a proof; null for methods that need none. */
export const itemsUntil = (method: PaymentMethod, hours: number, now: Date): Date | null =>
  isTransfer(method) ? new Date(now.getTime() + hours * hourMs) : null

/** Whether the items go back on sale: no proof came in time, and the order is still open. */
export const isToRelease = (
  order: Pick<OrderTimes, 'payment' | 'itemsUntil' | 'itemsReleasedAt' | 'closedAt'>,
  now: Date,
): boolean =>
  order.payment === 'awaiting_proof' &&
  order.closedAt === null &&
  order.itemsReleasedAt === null &&
  order.itemsUntil !== null &&
  order.itemsUntil < now

/** `until`: reserved until a proof is due; `released`: on sale again, and there is enough; `gone`: not enough is left. */
export type ItemsStatus = 'reserved' | 'until' | 'released' | 'gone'

interface OrderTimes {
  readonly payment: PaymentState
  readonly itemsUntil: Date | null
  readonly itemsReleasedAt: Date | null
  readonly closedAt: Date | null
}

/** States in which the buyer has paid, or says so: released items are reserved again. */
const claimsItems: readonly PaymentState[] = ['proof_received', 'partly_paid', 'paid']
export const isClaiming = (payment: PaymentState): boolean => claimsItems.includes(payment)

/** How long an online payment is awaited. */
export const quickHoldMinutes = 15

/** The payment deadline: online 15 minutes, by transfer 72 hours, held orders 72 hours. */
export function payBy(method: PaymentMethod, compliance: ComplianceState, now: Date): Date {
  const isQuick = !isTransfer(method) && compliance === 'clear'
  return new Date(now.getTime() + (isQuick ? quickHoldMinutes * minuteMs : 72 * hourMs))
}

export interface OrderStatus {
  readonly destination: 'usa' | 'cuba'
  readonly payment: PaymentState
  readonly compliance: ComplianceState
  readonly delivery: DeliveryState
  readonly isSigned: boolean
  readonly exportBasis: string | null
  readonly exportFiling: string
}

export type ChangeRefusal =
  | 'order_not_found'
  | 'change_not_allowed'
  | 'order_held'
  | 'order_not_paid'
  | 'order_not_cleared'
  | 'declaration_missing'
  | 'export_basis_missing'
  | 'export_filing_missing'
  | 'items_gone'

export const guards = ['paid', 'cleared', 'signed', 'basis', 'filing'] as const
export type Guard = (typeof guards)[number]

const guardRefusals = {
  paid: 'order_not_paid',
  cleared: 'order_not_cleared',
  signed: 'declaration_missing',
  basis: 'export_basis_missing',
  filing: 'export_filing_missing',
} as const satisfies Record<Guard, ChangeRefusal>

/** The conditions of hand-over and whether each is met: all of them for Cuba, else payment and screening. */
export function handOverGuards(order: OrderStatus): { guard: Guard; isMet: boolean }[] {
  const met: Record<Guard, boolean> = {
    paid: isSettled(order.payment),
    cleared: order.compliance === 'clear' || order.compliance === 'released',
    signed: order.isSigned,
    basis: order.exportBasis !== null,
    filing: order.exportFiling !== '',
  }
  const needed = order.destination === 'cuba' ? guards : guards.slice(0, 2)
  return needed.map((guard) => ({ guard, isMet: met[guard] }))
}

export function handOverRefusal(order: OrderStatus): ChangeRefusal | null {
  const open = handOverGuards(order).find(({ isMet }) => !isMet)
  return open ? guardRefusals[open.guard] : null
}

export const mayRefund = (order: Pick<OrderStatus, 'payment' | 'compliance'>): boolean =>
  isFunded(order.payment) && order.compliance !== 'held'

/** While an order is held, no money moves and nothing expires with money in it. */
export function paymentRefusal(order: OrderStatus, to: PaymentState): ChangeRefusal | null {
  if (!mayFollow('payment', order.payment, to)) return 'change_not_allowed'
  if (order.compliance !== 'held') return null
  const isMoving = to === 'capturing' || to === 'partly_refunded' || to === 'refunded'
  const isGivingUp = isFunded(order.payment) && to === 'refund_due'
  return isMoving || isGivingUp ? 'order_held' : null
}

/** A delivery ends only after its money was decided: alone it would end with the money still here. */
function endRefusal({ compliance, payment }: OrderStatus): ChangeRefusal | null {
  if (compliance === 'held' && isFunded(payment)) return 'order_held'
  return compliance === 'rejected' || payment === 'refund_due' ? null : 'change_not_allowed'
}

export function deliveryRefusal(order: OrderStatus, to: DeliveryState): ChangeRefusal | null {
  if (!mayFollow('delivery', order.delivery, to)) return 'change_not_allowed'
  if (to === 'prepared') {
    if (order.compliance === 'held') return 'order_held'
    if (!isSettled(order.payment)) return 'order_not_paid'
  }
  if (to === 'handed_over') return handOverRefusal(order)
  return to === 'cancelled' ? endRefusal(order) : null
}

type Cancelling = Pick<OrderStatus, 'payment' | 'compliance' | 'delivery'>

/** Staff may cancel before hand-over, while no payment is in progress and no money of a held order would move. */
export const mayBeCancelledByStaff = (order: Cancelling): boolean =>
  (order.delivery === 'to_prepare' || order.delivery === 'prepared') &&
  (waitsForBuyer(order.payment) ||
    order.payment === 'proof_received' ||
    (isSettled(order.payment) && order.compliance !== 'held'))

/** Why the buyer may not cancel: a held order waits for its decision, with or without money in it. */
export function cancelRefusal(order: Cancelling): ChangeRefusal | null {
  if (order.compliance === 'held') return 'order_held'
  return mayBeCancelledByStaff(order) ? null : 'change_not_allowed'
}

/** An order that is over, however it ended, can be ordered again. */
export const mayBeOrderedAgain = ({
  closedAt,
  delivery,
  payment,
}: Pick<OrderTimes, 'closedAt'> & {
  readonly delivery: DeliveryState
  readonly payment: PaymentState
}): boolean => closedAt !== null || delivery === 'delivered' || payment === 'refunded'

/** Steps that several orders may take at once: what one of them needs is the same for all. */
export const bulkSteps = [
  'prepared',
  'handed_over',
  'in_transit',
  'in_customs',
  'in_province',
] as const
