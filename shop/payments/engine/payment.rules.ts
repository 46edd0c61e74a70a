import type { Locale } from '#kernel/locale.ts'
import type { Usd } from '#kernel/money.ts'
import type { OnlineMethod } from '#kernel/payment-method.ts'

/** Who takes money online. */
export type ProviderName = OnlineMethod
/** What one can pay for. */
export type PayableKind = 'order' | 'donation'

export type PaymentAttemptState =
  | 'creating'
  | 'open'
  | 'capturing'
  | 'review'
  | 'captured'
  | 'closed'

/** One attempt to pay for something at a provider. */
export interface PaymentAttempt {
  readonly id: string
  readonly kind: PayableKind
  readonly provider: ProviderName
  readonly payableId: string
  /** How the provider calls it; null until it has said so. */
  readonly providerPaymentId: string | null
  readonly amount: Usd
  readonly state: PaymentAttemptState
  readonly approveLink: string
  readonly captureAttempts: number
  readonly createdAt: Date
  readonly checks: number
}

interface PaymentItem {
  readonly name: string
  readonly sku?: string
  readonly quantity: number
  readonly unitPrice: Usd
}

/** What is paid for, as a payable says it; the sums add up to the amount, to the cent. */
export interface PaymentDetails {
  readonly payableId: string
  /** The order's number or the donation's memo: how the shop's books and the payer call it. */
  readonly reference: string
  readonly description: string
  readonly locale: Locale
  readonly amount: Usd
  readonly itemCategory: 'PHYSICAL_GOODS' | 'DONATION'
  readonly items: readonly PaymentItem[]
  readonly sums: {
    readonly items: Usd
    readonly shipping?: Usd
    readonly handling?: Usd
    readonly tax?: Usd
    readonly discount?: Usd
  }
}

/** The same with all that a provider needs to begin it. */
export interface PaymentRequest extends PaymentDetails {
  readonly attemptId: string
  readonly shopName: string
  readonly returnUrl: string
  readonly cancelUrl: string
}

/** How a payment stands at its provider. */
export type Assessment =
  | { readonly kind: 'captured'; readonly isExact: boolean }
  | { readonly kind: 'pending'; readonly reason: string }
  | { readonly kind: 'declined' }
  /** The payer agreed and nothing was taken yet. */
  | { readonly kind: 'approved' }
  | { readonly kind: 'not_approved' }
  /** The provider will never take money for it. */
  | { readonly kind: 'gone' }
  /** It is about another sum or another thing than ours: nothing may be taken. */
  | { readonly kind: 'foreign' }

/** What became of an attempt by how it stands at its provider; an ended one does not open again. */
export function attemptAfter(
  { kind }: Assessment,
  state: PaymentAttemptState,
): PaymentAttemptState {
  switch (kind) {
    case 'captured':
      return 'captured'
    case 'pending':
      return 'review'
    case 'declined':
      if (state === 'review') return 'closed'
      return state === 'capturing' ? 'open' : state
    case 'gone':
    case 'foreign':
      return state === 'captured' ? state : 'closed'
    case 'approved':
      return state
    case 'not_approved':
      return state === 'capturing' ? 'open' : state
  }
}

/** What to do when a provider refuses to take the money. */
export type RefusalStep =
  /** The payer chooses another card or account at the provider. */
  | 'choose_again'
  /** The payer has not agreed yet, or has to do something at the provider. */
  | 'send_back'
  /** It may be paid already: the provider is asked. */
  | 'look'
  /** The provider knows nothing of it any more. */
  | 'gone'
  /** Another method is needed, and the shop is told. */
  | 'stop'

/** What a provider's notice is about: no more than a reason to ask. */
export interface ProviderEvent {
  readonly id: string
  readonly type: string
  readonly action: 'approved' | 'changed' | 'reversed' | 'dispute' | 'none'
  /** Empty where it names none. */
  readonly providerPaymentId: string
  readonly captureIds: readonly string[]
  readonly dispute: 'open' | 'kept' | 'lost'
  /** Of a dispute: how the provider calls it, and how it ended; empty while it lasts. */
  readonly reference: string
  readonly outcome: string
}

/** What the payer is told when he comes back from a provider. */
export type CaptureOutcome =
  | 'paid'
  | 'in_review'
  /** It is being taken at this moment, or the provider does not say: the shop goes on asking. */
  | 'in_progress'
  | 'not_approved'
  | 'choose_again'
  | 'use_another_method'
  | 'held'
  | 'order_closed'
  | 'unknown_payment'

export const outcomeOf: Readonly<Record<Assessment['kind'], CaptureOutcome>> = {
  captured: 'paid',
  pending: 'in_review',
  declined: 'choose_again',
  approved: 'in_progress',
  not_approved: 'not_approved',
  gone: 'not_approved',
  foreign: 'use_another_method',
}
