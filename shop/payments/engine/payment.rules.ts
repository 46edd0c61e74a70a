import type { Locale } from '#kernel/locale.ts'
import type { Usd } from '#kernel/money.ts'
import type { OnlineMethod } from '#kernel/payment-method.ts'

/** Online methods: each has a provider. */
export type ProviderName = OnlineMethod
/** The kinds of payables. */
export type PayableKind = 'order' | 'donation' | 'part'

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
  /** The provider's id; null until it has assigned one. */
  readonly providerPaymentId: string | null
  readonly amount: Usd
  readonly state: PaymentAttemptState
  readonly approveLink: string
  readonly captureAttempts: number
  readonly createdAt: Date
  readonly checks: number
}

/** A payable and the provider that takes its money. */
export type PaidThrough = Pick<PaymentAttempt, 'payableId' | 'provider'>

interface PaymentItem {
  readonly name: string
  readonly sku?: string
  readonly quantity: number
  readonly unitPrice: Usd
}

/** What is paid for; the sums add up to the amount, to the cent. */
export interface PaymentDetails {
  readonly payableId: string
  /** The order's number or the donation's memo, as accounting and the payer know it. */
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

/** The details with what a provider needs to start the payment. */
export interface PaymentRequest extends PaymentDetails {
  readonly attemptId: string
  readonly shopName: string
  readonly returnUrl: string
  readonly cancelUrl: string
}

/** The state of a payment at its provider. */
export type Assessment =
  | { readonly kind: 'captured'; readonly isExact: boolean }
  | { readonly kind: 'pending'; readonly reason: string }
  | { readonly kind: 'declined' }
  /** The payer approved; nothing is captured yet. */
  | { readonly kind: 'approved' }
  | { readonly kind: 'not_approved' }
  /** The provider cannot capture it any more. */
  | { readonly kind: 'gone' }
  /** Another sum or payable than the shop's: nothing may be captured. */
  | { readonly kind: 'foreign' }

/** The next state of an attempt by its provider's state; an ended one does not open again. */
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

/** What to do when a provider refuses a capture. */
export type RefusalStep =
  /** The payer chooses another card or account at the provider. */
  | 'choose_again'
  /** The payer has not approved yet, or has to act at the provider. */
  | 'send_back'
  /** It may be paid already: the provider's state decides. */
  | 'look'
  /** The provider does not know it any more. */
  | 'gone'
  /** Another method is needed; an error is logged. */
  | 'stop'

/** What a provider's event is about; the shop never trusts it, it only triggers a check. */
export interface ProviderEvent {
  readonly id: string
  readonly type: string
  readonly action: 'approved' | 'changed' | 'reversed' | 'dispute' | 'none'
  /** Empty if it names none. */
  readonly providerPaymentId: string
  readonly captureIds: readonly string[]
  readonly dispute: 'open' | 'kept' | 'lost'
  /** The provider's id of the dispute, and its outcome, empty while it is open. */
  readonly reference: string
  readonly outcome: string
}

/** What payers read when they return from a provider. */
export type CaptureOutcome =
  | 'paid'
  | 'in_review'
  /** The capture is running, or its result is unknown: reconciliation asks again. */
  | 'in_progress'
  | 'not_approved'
  | 'choose_again'
  | 'use_another_method'
  | 'held'
  | 'order_closed'
  /** Another payment has paid it; this one took nothing. */
  | 'paid_otherwise'
  /** Released items that are not left any more. */
  | 'items_gone'
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

/** A variable of the environment that a provider needs. */
export interface ProviderSetting {
  /** What a value must match; the empty text is always allowed and means that it is not set. */
  readonly shape: RegExp
  /** One sentence for the operator. */
  readonly fix: string
}

/** By the name of the variable. */
export type ProviderSettings = Readonly<Record<string, ProviderSetting>>
export type ProviderValues = Readonly<Record<string, string>>
