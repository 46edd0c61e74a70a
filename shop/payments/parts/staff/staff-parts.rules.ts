import type { Locale } from '#kernel/locale.ts'
import type { Usd } from '#kernel/money.ts'
import type { PaymentState } from '#shop/orders/lifecycle/order-state.rules.ts'
import type { FirstLook } from '../../manual-transfer/zelle-case.rules.ts'
import type { PartState } from '../part.rules.ts'
import type { PartTask } from './part-task.rules.ts'

/** A part as an administrator decides about it. */
export interface StaffPart {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly state: PartState
  readonly task: PartTask | null
  readonly amount: Usd
  readonly due: Usd
  readonly received: Usd
  /** What went back of it. */
  readonly returned: Usd
  readonly toReturn: Usd
  /** The money that is shown, as the forms carry it. */
  readonly seen: string
  readonly payerName: string
  readonly payerCountry: string
  readonly payerEmail: string
  readonly transfer: {
    readonly methodName: string
    readonly memo: string
    readonly senderName: string
    readonly confirmation: string
    readonly sentAt: Date | null
    /** In which languages it is read that the transfer was not found: by its payer and by the buyer. */
    readonly readIn: readonly Locale[]
    /** A link to the screenshot; null without one. */
    readonly proof: string | null
    /** The same image came for another payment too. */
    readonly isProofKnown: boolean
    readonly needsSecond: boolean
    readonly first: FirstLook | null
  } | null
}

export interface StaffParts {
  readonly orderNumber: string
  readonly payment: PaymentState
  readonly total: Usd
  readonly until: Date | null
  readonly parts: readonly StaffPart[]
  /** All parts came once. */
  readonly isComplete: boolean
  /** What providers took back since. */
  readonly taken: Usd
}
