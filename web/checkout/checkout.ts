import type { ServedCart } from '#shop/cart/served-cart.service.server.ts'
import type { DeliveryWindow } from '#shop/checkout/drafts/checkout-state.service.server.ts'
import type { Step } from '#shop/checkout/drafts/steps.rules.ts'
import type { FormInput, Problem } from '#shop/checkout/form-checks.rules.ts'
import type { Declaration } from '#shop/compliance/declarations/declaration.rules.ts'
import type {
  DeclarationFields,
  DeclarationProblem,
} from '#shop/compliance/declarations/declaration-form.rules.ts'
import type { PlacingRefusal } from '#shop/orders/placing/placing.rules.ts'

/** What stands around every step of the checkout. */
export interface CheckoutFrameData {
  readonly step: Step
  readonly steps: readonly { readonly name: Step; readonly isOpen: boolean }[]
  readonly served: ServedCart
  readonly window: DeliveryWindow | null
  /** The link that goes on elsewhere; a customer's account does it by itself. */
  readonly resume: string | null
}

/** What a step answers when it leads nowhere else. */
export interface StepResult {
  readonly input?: FormInput
  readonly problems?: readonly Problem[]
  /** What was ticked and signed of the declaration, and what is wrong with it. */
  readonly signing?: {
    readonly declaration: Declaration
    readonly fields: DeclarationFields
    readonly problems: readonly DeclarationProblem[]
  }
  /** Why the order was not made. */
  readonly refusal?: PlacingRefusal | 'price_changed'
  readonly isCouponInvalid?: boolean
  /** Nothing came back from the shop. */
  readonly isLost?: boolean
}
