import type { Usd } from '#kernel/money.ts'
import type { AttemptState } from '#shop/payments/paypal/paypal-checks.rules.ts'
import type { CaptureOutcome } from '#shop/payments/paypal/paypal-outcome.rules.ts'
import type { Judgement } from '#shop/payments/paypal/paypal-truth.rules.ts'
import type { DonationState } from '../donation.rules.ts'

export type RefundState = 'none' | 'asked' | 'pending' | 'failed' | 'done'

/** One attempt to give at PayPal. */
export interface GiftPayment {
  readonly id: string
  readonly donationId: string
  readonly payPalOrderId: string | null
  readonly amount: Usd
  readonly state: AttemptState
  readonly approveLink: string
  readonly captureTries: number
  readonly captureId: string
  readonly refundState: RefundState
  readonly refundTries: number
  readonly refundReason: string
  readonly createdAt: Date
  readonly checks: number
}

/** What the donor's page says of a gift at PayPal; null before it was begun. */
export type GiftStanding = 'to_pay' | 'in_progress' | 'in_review'

const standings: Partial<Record<AttemptState, GiftStanding>> = {
  capturing: 'in_progress',
  review: 'in_review',
}
export const standingOf = (state: AttemptState | undefined): GiftStanding =>
  (state && standings[state]) ?? 'to_pay'

/** What one is told who comes when nothing can be begun any more. */
export function outcomeNow(donation: DonationState, attempt: AttemptState): CaptureOutcome {
  if (donation === 'paid' || donation === 'disputed') return 'paid'
  if (donation === 'held') return 'held'
  if (attempt === 'review') return 'in_review'
  return attempt === 'capturing' ? 'in_progress' : 'order_closed'
}

/** Money may be taken for a gift that is waited for, and for one that came late. */
export const mayBePaid = (state: DonationState): boolean =>
  state === 'awaiting' || state === 'closed'

/** What becomes of an attempt by what PayPal says of it. */
export function attemptAfter({ kind }: Judgement, state: AttemptState): AttemptState {
  switch (kind) {
    case 'captured':
      return 'captured'
    case 'pending':
      return 'review'
    case 'declined':
      return state === 'review' ? 'closed' : 'open'
    case 'gone':
    case 'foreign':
      return 'closed'
    case 'approved':
      return state
    case 'not_approved':
      return state === 'capturing' ? 'open' : state
  }
}
