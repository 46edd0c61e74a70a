import { isExportFiling } from '#shop/compliance/release.rules.ts'
import {
  bulkSteps,
  type ChangeRefusal,
  type DeliveryState,
  deliveryNext,
  mayFollow,
  type OrderStatus,
} from '../lifecycle/order-state.rules.ts'
import { isPickedUp, type Recipient } from '../parties.rules.ts'

interface Where {
  readonly delivery: DeliveryState
  /** Empty where nobody received it yet. */
  readonly receivedBy?: string
}

/** A problem with what somebody has already: it is resolved, or what was noted as there was not. */
export const isAfterDelivery = ({ delivery, receivedBy = '' }: Where): boolean =>
  delivery === 'incident' && receivedBy !== ''

/** Steps back need a reason: an order returns, meets a problem, is unpacked again or turns out not to be there. */
const isStepBack = (order: Where, to: DeliveryState): boolean =>
  to === 'returned' ||
  to === 'incident' ||
  (order.delivery === 'prepared' && to === 'to_prepare') ||
  (isAfterDelivery(order) && to !== 'delivered')

/** What was noted as there is on its way again: who was written to reads so. */
export const isOnItsWayAgain = (order: Where, to: DeliveryState): boolean =>
  isAfterDelivery(order) && to !== 'delivered' && to !== 'returned'

const onlyForCuba: readonly DeliveryState[] = ['in_customs', 'in_province']

type Shipped = Pick<OrderStatus, 'destination'> &
  Where & {
    readonly recipient?: Pick<Recipient, 'address'>
  }

const reachable = ({ destination, delivery }: Shipped): DeliveryState[] =>
  (deliveryNext[delivery] as readonly DeliveryState[]).filter(
    (state) => state !== 'cancelled' && (destination === 'cuba' || !onlyForCuba.includes(state)),
  )

const pickupFirst = (one: DeliveryState, other: DeliveryState) =>
  Number(other === 'ready_for_pickup') - Number(one === 'ready_for_pickup')

/** The states that bring an order closer to its recipient; the usual one first. */
export function stepsForward(order: Shipped): DeliveryState[] {
  const states = reachable(order).filter((state) => !isStepBack(order, state))
  const isPickup = order.recipient !== undefined && isPickedUp(order.recipient.address)
  return isPickup ? states.toSorted(pickupFirst) : states
}

export const stepsBack = (order: Shipped): DeliveryState[] =>
  reachable(order).filter((state) => isStepBack(order, state))

/** Whether a step of several orders at once is still ahead of this one. */
export const mayMoveInBulk = (order: Shipped): boolean =>
  stepsForward(order).some((state) => bulkSteps.some((step) => step === state))

export type StatementRefusal =
  | ChangeRefusal
  | 'reason_missing'
  | 'receiver_missing'
  | 'receiver_short'
  | 'export_filing_invalid'
  | 'carrier_missing'

/** What is neither a number nor an exemption; nothing at all is missing, not invalid. */
export const filingRefusal = (filing = ''): 'export_filing_invalid' | null =>
  filing === '' || isExportFiling(filing) ? null : 'export_filing_invalid'

/** A name has two letters together, in any script. */
function receiverRefusal(receivedBy: string): 'receiver_missing' | 'receiver_short' | null {
  if (receivedBy === '') return 'receiver_missing'
  return /\p{L}{2}/u.test(receivedBy) ? null : 'receiver_short'
}

interface Entered {
  readonly to: DeliveryState
  readonly reason: string
  readonly receivedBy: string
  readonly filing?: string | undefined
  readonly carrier?: string | undefined
}

/** Of a problem with what is there somebody reads how it ended. */
const needsReason = (order: Where, to: DeliveryState): boolean =>
  isStepBack(order, to) || isAfterDelivery(order)

/** What staff must state with a step: who carries the order, who received it, why it goes back, a number that is one. */
export function statementRefusal(
  order: Where & { readonly carrier: string },
  entered: Entered,
): StatementRefusal | null {
  const { to, reason, receivedBy, filing, carrier } = entered
  if (!mayFollow('delivery', order.delivery, to)) return 'change_not_allowed'
  if (to === 'delivered' && receiverRefusal(receivedBy)) return receiverRefusal(receivedBy)
  if (to === 'handed_over') {
    if (filingRefusal(filing)) return 'export_filing_invalid'
    if (!(carrier || order.carrier)) return 'carrier_missing'
  }
  return needsReason(order, to) && reason === '' ? 'reason_missing' : null
}

/** What a hand-over needs and nobody entered: each is marked, not one after the other. */
export function emptyAtHandOver(
  order: Pick<OrderStatus, 'destination'> & { readonly carrier: string },
  { carrier, filing, basis }: Readonly<Partial<Record<'carrier' | 'filing' | 'basis', string>>>,
): StatementRefusal[] {
  const isToCuba = order.destination === 'cuba'
  return [
    ...(isToCuba && basis === '' ? (['export_basis_missing'] as const) : []),
    ...(isToCuba && filing?.trim() === '' ? (['export_filing_missing'] as const) : []),
    ...(carrier?.trim() || order.carrier ? [] : (['carrier_missing'] as const)),
  ]
}
