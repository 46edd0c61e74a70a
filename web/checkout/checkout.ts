import type { Usd } from '#kernel/money.ts'
import type { ServedCart } from '#shop/cart/served-cart.service.server.ts'
import type { Step } from '#shop/checkout/drafts/steps.rules.ts'
import type { FormInput, Problem } from '#shop/checkout/form-checks.rules.ts'
import type { Declaration } from '#shop/compliance/declarations/declaration.rules.ts'
import type {
  DeclarationFields,
  DeclarationProblem,
} from '#shop/compliance/declarations/declaration-form.rules.ts'
import type { PlacingRefusal } from '#shop/orders/placing/placing.rules.ts'
import type { ShownArrival } from '#shop/shipping/arrival/arrival-sentence.rules.ts'
import type { CartCheck } from '#shop/solar/system/cart-check.service.server.ts'

/** The frame's data for every step of the checkout. */
export interface CheckoutFrameData {
  readonly step: Step
  readonly steps: readonly { readonly name: Step; readonly isOpen: boolean }[]
  readonly served: ServedCart
  readonly arrival: ShownArrival | null
  /** What in the cart cannot go together. */
  readonly check: CartCheck | null
  /** The link to resume elsewhere; a customer's account resumes by itself. */
  readonly resume: string | null
}

/** The result of a step that does not redirect. */
export interface StepResult {
  readonly input?: FormInput
  readonly problems?: readonly Problem[]
  /** The ticks and the signature of the declaration, with their errors. */
  readonly signing?: {
    readonly declaration: Declaration
    readonly fields: DeclarationFields
    readonly problems: readonly DeclarationProblem[]
  }
  /** Why the order was not placed. */
  readonly refusal?: PlacingRefusal | 'price_changed'
  /** The product of which unpaid orders may reserve no more than this. */
  readonly reserved?: { readonly productId: string; readonly maxUnits: number }
  /** What an unpaid order of a new buyer may come to. */
  readonly maxTotal?: Usd
  /** How long to wait before the next order. */
  readonly waitMinutes?: number
  readonly isCouponInvalid?: boolean
  /** The server did not respond. */
  readonly isLost?: boolean
}
