import { cents, type Usd, zero } from '#kernel/money.ts'
import type { PaymentMethod } from '#kernel/payment-method.ts'

export interface LedgerLine {
  readonly provider: PaymentMethod
  readonly kind: 'capture' | 'refund'
  readonly reference: string
  readonly amount: Usd
  readonly note: string
  /** The administrator who recorded it; null for a provider's. */
  readonly by: string | null
  readonly at: Date
}

/** A refund that was requested and is not made yet, or was refused by the provider. */
export interface RefundRequest {
  readonly state: 'asked' | 'pending' | 'failed'
  readonly amount: Usd
  readonly reason: string
  readonly by: string | null
  readonly at: Date
}

export const leftToRefund = (
  { captured, refunded }: { readonly captured: Usd; readonly refunded: Usd },
  underway: Usd,
): Usd => {
  const left = captured - refunded - underway
  return left > 0 ? cents(left) : zero
}
