import type { Locale } from '#kernel/locale.ts'
import type {
  CaptureOutcome,
  PaymentAttemptState,
  PaymentDetails,
} from '#shop/payments/engine/payment.rules.ts'
import type { Donation, DonationState } from '../donation.rules.ts'
import { causeName } from '../messages/cause-name.rules.ts'

const descriptions: Readonly<Record<Locale, string>> = { es: 'Donación', en: 'Donation' }

/** What a provider receives of a donation: one item, the cause. */
export const donationDetails = ({ amount, cause, id, locale, memo }: Donation): PaymentDetails => ({
  payableId: id,
  reference: memo,
  description: `${descriptions[locale]} ${memo}`,
  locale,
  amount,
  itemCategory: 'DONATION',
  items: [{ name: causeName(locale, cause), quantity: 1, unitPrice: amount }],
  sums: { items: amount },
})

/** What the donor's page shows of a payment at a provider; null if none is expected. */
export type DonationStatus = 'to_pay' | 'in_progress' | 'in_review'

const standings: Partial<Record<PaymentAttemptState, DonationStatus>> = {
  capturing: 'in_progress',
  review: 'in_review',
}
export const statusOf = (state: PaymentAttemptState | null): DonationStatus =>
  (state && standings[state]) ?? 'to_pay'

/** The outcome shown when no capture can start any more. */
export function outcomeNow(donation: DonationState, attempt: PaymentAttemptState): CaptureOutcome {
  if (donation === 'paid' || donation === 'disputed') return 'paid'
  if (donation === 'held') return 'held'
  if (attempt === 'review') return 'in_review'
  return attempt === 'capturing' ? 'in_progress' : 'order_closed'
}

/** A donation may be captured while it is expected, and late. */
export const mayBePaid = (state: DonationState): boolean =>
  state === 'awaiting' || state === 'closed'
