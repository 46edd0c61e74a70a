import type { Locale } from '#kernel/locale.ts'
import type { Usd } from '#kernel/money.ts'
import type { PaymentState } from '#shop/orders/lifecycle/order-state.rules.ts'
import type { ProofFlag } from './transfer.rules.ts'

export interface ZelleProof {
  readonly id: string
  /** A signed link to the image, for this administrator and five minutes. */
  readonly link: string
  readonly senderName: string
  readonly confirmation: string
  readonly amount: Usd | null
  readonly paidOn: string | null
  readonly uploadedAt: Date
  readonly flags: readonly ProofFlag[]
}

/** Who saw the money at the bank first. */
export interface FirstLook {
  readonly isMe: boolean
  /** Empty where nobody knows it any more, and of oneself. */
  readonly name: string
  readonly at: Date
}

/** A payment by transfer as an administrator decides about it. */
export interface ZelleCase {
  readonly orderId: string
  readonly methodName: string
  readonly number: string
  readonly state: PaymentState
  readonly isHeld: boolean
  /** Its items went back on sale. */
  readonly isReleased: boolean
  readonly buyerName: string
  readonly buyerEmail: string
  readonly buyerLocale: Locale
  readonly placedAt: Date
  readonly payBy: Date | null
  readonly memo: string
  readonly recipient: string
  readonly total: Usd
  readonly received: Usd
  readonly due: Usd
  /** The promised answer's deadline; null if none is due. */
  readonly answerBy: Date | null
  readonly needsSecond: boolean
  /** The first reviewer, where a second administrator is needed. */
  readonly first: FirstLook | null
  readonly proofs: readonly ZelleProof[]
}
