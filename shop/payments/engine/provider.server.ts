import type { Usd } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import type {
  Assessment,
  PaymentAttempt,
  PaymentRequest,
  ProviderEvent,
  ProviderName,
  RefusalStep,
} from './payment.rules.ts'

export type Paying = Needs<'now' | 'config' | 'log' | 'shopUrl'>

/** The provider did not respond, or not in a way that says what it did: only asking again can tell. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

export type ProviderResponse<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issue: string; readonly step: RefusalStep }

export interface StartedPayment {
  readonly providerPaymentId: string
  /** Where the payer agrees. */
  readonly approveLink: string
}

export interface ProviderRefund {
  readonly id: string
  readonly state: 'done' | 'pending' | 'failed'
  readonly amount: Usd | null
  /** The provider's word for the state. */
  readonly status: string
}

export interface ProviderState {
  readonly assessment: Assessment
  readonly payerName: string
  /** What came, also where some of it went back. */
  readonly captures: readonly { readonly id: string; readonly amount: Usd; readonly fee: Usd }[]
  readonly refunds: readonly ProviderRefund[]
}

export interface RefundRequest {
  /** The key of the request: asked twice it is one refund. */
  readonly id: string
  /** Empty until the provider has given it a name. */
  readonly providerId: string
  readonly captureId: string
  readonly amount: Usd
  readonly reason: string
}

/** A notice as it came: signed so. */
export interface ProviderNotice {
  readonly body: string
  readonly headers: Headers
}

export type NoticeRefusal = 'not_understood' | 'forged'

/** A service that takes money. It talks to that service only; every call may throw `ProviderUnavailable`. */
export interface PaymentProvider {
  readonly name: ProviderName
  isConfigured(config: Paying['config']): boolean
  /** Idempotent by the attempt's id. */
  begin(ctx: Paying, request: PaymentRequest): Promise<ProviderResponse<StartedPayment>>
  /** How it stands there, asked again at will. */
  inspect(ctx: Paying, paymentAttempt: PaymentAttempt): Promise<ProviderResponse<ProviderState>>
  /** Idempotent by the attempt's id and the number of its tries. */
  capture(ctx: Paying, paymentAttempt: PaymentAttempt): Promise<ProviderResponse<ProviderState>>
  /** Asks for it, or how it goes where the provider knows it already. */
  refund(ctx: Paying, refund: RefundRequest): Promise<ProviderResponse<ProviderRefund>>
  handleWebhook(ctx: Paying, notice: ProviderNotice): Promise<Result<ProviderEvent, NoticeRefusal>>
}
