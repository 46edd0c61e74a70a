import type { Usd } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type {
  Assessment,
  CaptureOutcome,
  PayableKind,
  PaymentAttempt,
  PaymentDetails,
  ProviderName,
} from './payment.rules.ts'
import type { Paying } from './provider.server.ts'

export type { Paying }
/** Within the transaction that settles; the attempt is locked, and after it the payable. */
export type Settling = Paying & { readonly tx: Tx }

export type StartRefusal =
  | 'not_configured'
  | 'order_not_found'
  | 'order_held'
  | 'not_payable'
  | 'paypal_away'
  | 'paypal_refused'

export interface NewEntry {
  readonly payableId: string
  readonly provider: ProviderName
  readonly kind: 'capture' | 'refund'
  /** The capture or refund at the provider. */
  readonly providerId: string
  readonly amount: Usd
  readonly fee: Usd
  readonly payerName: string
}

/** The append-only ledger of a kind of payable: every cent that came and every cent that went back. */
export interface PayableLedger {
  /** Whether it is new: what was counted before is not counted again. */
  add(inside: Settling, entry: NewEntry): Promise<boolean>
  payableOfCapture(tx: Tx, provider: ProviderName, captureId: string): Promise<string | null>
}

/** What one pays for. It knows what paying means; the engine knows how money comes and goes. */
export interface Payable {
  readonly kind: PayableKind
  /** Under this path payers come back from a provider. */
  readonly returnPath: string
  readonly ledger: PayableLedger
  isOpen(ctx: Paying): Promise<boolean>
  /** What is to be paid now, or why nothing is. */
  details(inside: Settling, id: string): Promise<Result<PaymentDetails, StartRefusal>>
  isAwaited(inside: Settling, id: string): Promise<boolean>
  /** What a payer is told when nothing can be begun any more. */
  outcomeNow(inside: Settling, paymentAttempt: PaymentAttempt): Promise<CaptureOutcome>
  /** Of all who want to take the money at once, one may: null. */
  onCapturing(inside: Settling, paymentAttempt: PaymentAttempt): Promise<CaptureOutcome | null>
  /** Screening comes before money: how the payable is held for this payer; null where it is not. */
  screenPayer(
    ctx: Paying,
    paymentAttempt: PaymentAttempt,
    name: string,
  ): Promise<((inside: Settling) => Promise<void>) | null>
  /** Nothing was taken: it waits for its payer again. */
  onNotCaptured(inside: Settling, id: string, issue: string): Promise<void>
  /** The money is there; `added` is what was not counted before. */
  onCaptured(
    inside: Settling,
    id: string,
    money: { readonly isExact: boolean; readonly added: Usd },
  ): Promise<void>
  /** How it stands at the provider, as long as no money came. */
  onAssessed(
    inside: Settling,
    paymentAttempt: PaymentAttempt,
    assessment: Assessment,
  ): Promise<void>
  /** Nothing will come of an attempt. */
  onAbandoned(inside: Settling, id: string, issue: string): Promise<void>
  /** `asked` is why staff wanted it; null where the provider tells of it by itself. */
  onRefunded(
    inside: Settling,
    id: string,
    refund: { readonly amount: Usd; readonly asked: string | null },
  ): Promise<void>
  onDisputed(
    inside: Settling,
    id: string,
    dispute: {
      readonly isSaved: boolean
      readonly reference: string
      readonly outcome: string
    },
  ): Promise<void>
  /** The provider took the money back by itself. */
  onReversed(inside: Settling, id: string, captureId: string): Promise<void>
}

export type Payables = Readonly<Record<PayableKind, Payable>>
