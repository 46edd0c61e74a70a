import type { Usd } from '#kernel/money.ts'
import type { OfferedMethod } from '../../methods/method.rules.ts'
import type { PartState } from '../part.rules.ts'

/** A part as everybody who pays sees it. */
export interface ShownPart {
  readonly number: number
  readonly name: string
  readonly state: PartState
}

export interface ShownTransfer {
  readonly methodName: string
  readonly instructions: string
  readonly recipient: string
  readonly registeredName: string
  readonly memo: string
  readonly isSent: boolean
  readonly hasProof: boolean
}

/** What a part's link shows: nothing of the recipient. */
export interface PartPage extends ShownPart {
  readonly amount: Usd
  readonly due: Usd
  /** Of all parts. */
  readonly missing: Usd
  /** All parts came. */
  readonly isComplete: boolean
  /** What went back of it since. */
  readonly back: Usd
  /** Of these, what is being looked for. */
  readonly checking: Usd
  readonly parts: readonly ShownPart[]
  readonly orderNumber: string
  readonly buyerName: string
  readonly items: readonly { readonly name: string; readonly quantity: number }[]
  readonly until: Date | null
  readonly isHeld: boolean
  /** Whether it can be paid now. */
  readonly isOpen: boolean
  readonly methods: readonly OfferedMethod[]
  readonly transfer: ShownTransfer | null
}

/** A part as the buyer sees it, with its link to send. */
export interface BuyersPart extends ShownPart {
  readonly amount: Usd
  /** What goes back or went back to whoever paid it. */
  readonly back: Usd
  /** An absolute URL. */
  readonly link: string
}

export interface BuyersParts {
  /** What providers took back of an order that was complete. */
  readonly taken: Usd
  readonly missing: Usd
  readonly checking: Usd
  readonly parts: readonly BuyersPart[]
}
