import type { HistoryEvent } from '#shop/orders/history-notes.rules.ts'
import type { PayPalEvent } from './paypal-answer.input.ts'

const dispute = 'CUSTOMER.DISPUTE.'
const keptByShop = ['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER', 'DENIED']

export const isDispute = ({ type }: PayPalEvent): boolean => type.startsWith(dispute)

/** What a dispute says of the money it is about. */
export function disputeSays({ type, outcome }: PayPalEvent): 'open' | 'kept' | 'lost' {
  if (type !== `${dispute}RESOLVED`) return 'open'
  return keptByShop.includes(outcome) ? 'kept' : 'lost'
}

export const disputeReason = ({ resourceId, outcome }: PayPalEvent): string =>
  `PayPal: disputa ${resourceId} ${outcome}`.trim()

/** What the history of an order notes of it. */
export function disputeEvent(event: PayPalEvent): HistoryEvent {
  const about = { method: 'paypal', reference: event.resourceId } as const
  return disputeSays(event) === 'open'
    ? { code: 'dispute_opened', ...about }
    : { code: 'dispute_closed', ...about, outcome: event.outcome }
}
