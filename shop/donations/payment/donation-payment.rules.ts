import type { Locale } from '#kernel/locale.ts'
import type {
  CaptureOutcome,
  PaymentAttemptState,
  PaymentDetails,
} from '#shop/payments/engine/payment.rules.ts'
import type { Donation, DonationState } from '../donation.rules.ts'
import { causeName } from '../messages/cause-name.rules.ts'

const descriptions: Readonly<Record<Locale, string>> = { es: 'Donación', en: 'Donation' }

/** What a provider is told of a donation: one thing, the cause. */
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

/** What the donor's page says of a payment at a provider; null where none is waited for. */
export type DonationStatus = 'to_pay' | 'in_progress' | 'in_review'

const standings: Partial<Record<PaymentAttemptState, DonationStatus>> = {
  capturing: 'in_progress',
  review: 'in_review',
}
export const statusOf = (state: PaymentAttemptState | null): DonationStatus =>
  (state && standings[state]) ?? 'to_pay'

/** What one is told who comes when nothing can be begun any more. */
export function outcomeNow(donation: DonationState, attempt: PaymentAttemptState): CaptureOutcome {
  if (donation === 'paid' || donation === 'disputed') return 'paid'
  if (donation === 'held') return 'held'
  if (attempt === 'review') return 'in_review'
  return attempt === 'capturing' ? 'in_progress' : 'order_closed'
}

/** Money may be taken for a donation that is waited for, and for one that came late. */
export const mayBePaid = (state: DonationState): boolean =>
  state === 'awaiting' || state === 'closed'
