import type { Usd } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import type {
  Assessment,
  PaymentAttempt,
  PaymentRequest,
  ProviderEvent,
  ProviderName,
  ProviderSettings,
  RefusalStep,
} from './payment.rules.ts'

export type Paying = Needs<'now' | 'config' | 'log' | 'shopUrl'>

/** No response, or one that does not say what the provider did: only another request can tell. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

export type ProviderResponse<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issue: string; readonly step: RefusalStep }

export interface StartedPayment {
  readonly providerPaymentId: string
  /** Where the payer approves. */
  readonly approveLink: string
}

export interface ProviderRefund {
  readonly id: string
  readonly state: 'done' | 'pending' | 'failed'
  readonly amount: Usd | null
  /** The provider's own code of the state. */
  readonly status: string
}

export interface ProviderState {
  readonly assessment: Assessment
  readonly payerName: string
  /** Everything captured, also what was refunded since. */
  readonly captures: readonly { readonly id: string; readonly amount: Usd; readonly fee: Usd }[]
  readonly refunds: readonly ProviderRefund[]
}

export interface RefundRequest {
  /** The idempotency key of the request. */
  readonly id: string
  /** Empty until the provider has assigned it. */
  readonly providerId: string
  readonly captureId: string
  readonly amount: Usd
  readonly reason: string
}

/** A webhook request as received; the signature covers these bytes. */
export interface ProviderNotice {
  readonly body: string
  readonly headers: Headers
}

export type NoticeRefusal = 'not_understood' | 'forged'

export interface ProviderPage {
  /** Its hosts: the page may load from them, and its form leads there. */
  readonly hosts: readonly string[]
  /** The origin of the script that draws its own buttons; without one payers go to its page. */
  readonly scriptOrigin?: string
}

/** The client of a payment service; every call may throw `ProviderUnavailable`. */
export interface PaymentProvider {
  readonly name: ProviderName
  /** Its variables, read from the environment into `PROVIDER_SETTINGS`; PayPal's are the shop's own. */
  readonly settings?: ProviderSettings
  isConfigured(config: Paying['config']): boolean
  /** Whether it takes real money: then no list of sanctions may be old. */
  isLive(config: Paying['config']): boolean
  /** Whether it moves no money and is played by the shop itself: shown as a trial. */
  isDemonstration?(config: Paying['config']): boolean
  /** What a payment page of this shop needs of it. */
  page(config: Paying['config']): ProviderPage
  /** Idempotent by the attempt's id. */
  begin(ctx: Paying, request: PaymentRequest): Promise<ProviderResponse<StartedPayment>>
  /** The payment's state at the provider; safe to repeat. */
  inspect(ctx: Paying, paymentAttempt: PaymentAttempt): Promise<ProviderResponse<ProviderState>>
  /** Idempotent by the attempt's id and its number of captures. */
  capture(ctx: Paying, paymentAttempt: PaymentAttempt): Promise<ProviderResponse<ProviderState>>
  /** Requests the refund, or reads its state once the provider has an id for it. */
  refund(ctx: Paying, refund: RefundRequest): Promise<ProviderResponse<ProviderRefund>>
  handleWebhook(ctx: Paying, notice: ProviderNotice): Promise<Result<ProviderEvent, NoticeRefusal>>
}
