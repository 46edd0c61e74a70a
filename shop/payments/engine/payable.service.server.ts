import type { Usd } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type {
  Assessment,
  CaptureOutcome,
  PaidThrough,
  PayableKind,
  PaymentAttempt,
  PaymentDetails,
  ProviderName,
} from './payment.rules.ts'
import type { Paying } from './provider.server.ts'

export type { Paying }
/** Inside the transaction that settles; the attempt is locked first, then the payable. */
export type Settling = Paying & { readonly tx: Tx }

export type StartRefusal =
  | 'not_configured'
  | 'order_not_found'
  | 'order_held'
  | 'not_payable'
  | 'provider_unavailable'
  | 'provider_refused'

export interface NewEntry {
  readonly payableId: string
  readonly provider: ProviderName
  readonly kind: 'capture' | 'refund'
  /** The provider's id of the capture or refund. */
  readonly providerId: string
  readonly amount: Usd
  readonly fee: Usd
  readonly payerName: string
}

/** The append-only ledger of a kind of payable: every cent received and refunded. */
export interface PayableLedger {
  /** False for an entry that is already in the ledger. */
  add(inside: Settling, entry: NewEntry): Promise<boolean>
  payableOfCapture(tx: Tx, provider: ProviderName, captureId: string): Promise<string | null>
}

/** What is paid for. It knows what being paid means; the engine moves the money. */
export interface Payable {
  readonly kind: PayableKind
  /** The path under which payers return from a provider. */
  readonly returnPath: string
  readonly ledger: PayableLedger
  isOpen(ctx: Paying, provider: ProviderName): Promise<boolean>
  /** What is due now, or why nothing is. */
  details(inside: Settling, paidThrough: PaidThrough): Promise<Result<PaymentDetails, StartRefusal>>
  isAwaited(inside: Settling, id: string): Promise<boolean>
  /** The outcome shown when no capture can start any more. */
  outcomeNow(inside: Settling, paymentAttempt: PaymentAttempt): Promise<CaptureOutcome>
  /** Null for the one of concurrent captures that may proceed. */
  onCapturing(inside: Settling, paymentAttempt: PaymentAttempt): Promise<CaptureOutcome | null>
  /** Screens the payer before the capture: how to hold the payable, or null if it is not held. */
  screenPayer(
    ctx: Paying,
    paymentAttempt: PaymentAttempt,
    name: string,
  ): Promise<((inside: Settling) => Promise<void>) | null>
  /** Nothing was captured: it waits for its payer again. */
  onNotCaptured(inside: Settling, paidThrough: PaidThrough, issue: string): Promise<void>
  /** Captured; `added` is what was not in the ledger yet. */
  onCaptured(
    inside: Settling,
    paymentAttempt: PaymentAttempt,
    money: { readonly isExact: boolean; readonly added: Usd },
  ): Promise<void>
  /** The provider's state while nothing is captured. */
  onAssessed(
    inside: Settling,
    paymentAttempt: PaymentAttempt,
    assessment: Assessment,
  ): Promise<void>
  /** The attempt ended without a capture. */
  onAbandoned(inside: Settling, paidThrough: PaidThrough, issue: string): Promise<void>
  /** `asked` is the reason given by staff; null for a refund that the provider reported. */
  onRefunded(
    inside: Settling,
    paidThrough: PaidThrough,
    refund: { readonly amount: Usd; readonly asked: string | null },
  ): Promise<void>
  onDisputed(
    inside: Settling,
    paidThrough: PaidThrough,
    dispute: {
      readonly isSaved: boolean
      readonly reference: string
      readonly outcome: string
    },
  ): Promise<void>
  /** The provider reversed the capture. */
  onReversed(inside: Settling, paidThrough: PaidThrough, captureId: string): Promise<void>
}

export type Payables = Readonly<Record<PayableKind, Payable>>
