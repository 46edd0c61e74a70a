import { add, cents, type Usd, zero } from '#kernel/money.ts'
import { isFunded, type PaymentState } from '#shop/orders/lifecycle/order-state.rules.ts'

/** Letters of a refund's reason, at most: it stands in the buyer's e-mail and in the bank's books. */
export const refundReasonMax = 500

interface Balance {
  readonly captured: Usd
  readonly refunded: Usd
}

export const leftOf = ({ captured, refunded }: Balance): Usd => cents(captured - refunded)

/** The order's payment state after a refund; null if it does not change. */
export function stateAfterRefund(
  from: PaymentState,
  balance: Balance,
  total: Usd,
): PaymentState | null {
  if (!isFunded(from) || from === 'partly_paid') return null
  // only an overpayment was refunded
  if (from === 'paid' && leftOf(balance) >= total) return null
  const to = leftOf(balance) <= zero ? 'refunded' : 'partly_refunded'
  return to === from ? null : to
}

/** What a page showed of the money, as its form carries it. */
export const moneySeen = ({ captured, refunded }: Balance, underway: Usd): string =>
  [captured, refunded, underway].join(' ')

export type RefundRefusal =
  | 'order_not_found'
  | 'not_allowed'
  | 'order_held'
  | 'nothing_to_refund'
  | 'amount_invalid'
  | 'reason_missing'
  | 'more_than_paid'
  /** The money is not what was seen when it was asked for. */
  | 'changed_meanwhile'
  /** The money is that of its parts, each of which is returned by itself. */
  | 'by_parts'

/** Whether a sum may be refunded, beside the refunds in progress. */
export function refundRefusal(
  balance: Balance,
  underway: Usd,
  amount: Usd,
): Extract<RefundRefusal, 'nothing_to_refund' | 'more_than_paid' | 'amount_invalid'> | null {
  if (amount <= zero) return 'amount_invalid'
  if (balance.captured <= zero) return 'nothing_to_refund'
  return add(balance.refunded, underway, amount) > balance.captured ? 'more_than_paid' : null
}
