import type { Usd } from '#kernel/money.ts'

interface Capture {
  readonly id: string
  readonly status: string
  readonly reason: string
  readonly currency: string
  readonly cents: Usd
}

interface TruthAtPayPal {
  readonly status: string
  readonly customId: string
  readonly amount: { readonly currency: string; readonly cents: Usd } | null
  readonly captures: readonly Capture[]
}

export interface Expected {
  readonly orderId: string
  readonly amount: Usd
}

/** How a payment stands at PayPal. */
export type Judgement =
  | { readonly kind: 'captured'; readonly isExact: boolean }
  | { readonly kind: 'pending'; readonly reason: string }
  | { readonly kind: 'declined' }
  /** The buyer agreed and nothing was taken yet. */
  | { readonly kind: 'approved' }
  | { readonly kind: 'not_approved' }
  /** PayPal will never take money for it. */
  | { readonly kind: 'gone' }
  /** It is about another sum or another order than ours: nothing may be taken. */
  | { readonly kind: 'foreign' }

/** In these the buyer's money came, whatever went back afterwards. */
const moneyCame = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']

export const capturedOf = <Item extends Capture>(captures: readonly Item[]): Item[] =>
  captures.filter(({ status }) => moneyCame.includes(status))

const isOurs = ({ customId, amount }: TruthAtPayPal, expected: Expected): boolean =>
  customId === expected.orderId && amount?.currency === 'USD' && amount.cents === expected.amount

/** Paid only when the money came, and exactly the sum of our own order. */
export function judge(truth: TruthAtPayPal, expected: Expected): Judgement {
  const came = capturedOf(truth.captures)
  const [only] = came
  if (only) {
    const isWhole = came.length === 1 && only.currency === 'USD' && only.cents === expected.amount
    return { kind: 'captured', isExact: isWhole && truth.customId === expected.orderId }
  }
  const pending = truth.captures.find(({ status }) => status === 'PENDING')
  if (pending) return { kind: 'pending', reason: pending.reason || 'PENDING' }
  if (truth.captures.length > 0 && truth.status !== 'APPROVED') return { kind: 'declined' }
  if (truth.status === 'VOIDED') return { kind: 'gone' }
  if (truth.status !== 'APPROVED') return { kind: 'not_approved' }
  return isOurs(truth, expected) ? { kind: 'approved' } : { kind: 'foreign' }
}
