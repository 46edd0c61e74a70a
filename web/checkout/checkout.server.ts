import { redirect } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'
import { loginPathFrom } from '#shop/accounts/sign-in/access-gate.rules.ts'
import { parseCompact } from '#shop/cart/stored-cart.rules.ts'
import {
  type Checkout,
  checkoutArrival,
  checkoutOf,
} from '#shop/checkout/drafts/checkout-state.service.server.ts'
import type { CheckoutDraft } from '#shop/checkout/drafts/draft.rules.ts'
import { tokenOf } from '#shop/checkout/drafts/drafts.service.server.ts'
import {
  firstUnfinished,
  mayEnter,
  type Step,
  stepPaths,
  stepsFor,
} from '#shop/checkout/drafts/steps.rules.ts'
import { placedUnder } from '#shop/checkout/placing/place-order.service.server.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { checkOfCart } from '#shop/solar/system/cart-check.service.server.ts'
import { beginHere } from '#web/cart/forms/form-result.server.ts'
import type { CheckoutFrameData } from './checkout.ts'
import { lostSessionDraft, openDraft } from './checkout-draft.server.ts'
import { pageOfPlaced } from './payment/provider-outcome.ts'

/** Without a draft it starts anew; after the end of a session the login leads back to the step. */
const startFor = async (ctx: Ctx, request: Request, step: Step): Promise<string> =>
  (await lostSessionDraft(ctx, request))
    ? loginPathFrom(stepPaths[step], 'session_expired')
    : '/checkout'

/** The cart; or the order that took its last goods, placed by the same form a moment ago. */
async function leaveFor(ctx: Ctx, draft: CheckoutDraft): Promise<string> {
  const own = await placedUnder(ctx, draft.idempotencyKey)
  if (own) return pageOfPlaced(own.placed, own.method)
  // a browser that lost its draft sent fields and no cart: they are stored, and its button brings the cart
  const isLost = parseCompact(draft.cart).lines.length === 0
  return `/carrito?aviso=${isLost ? beginHere : 'nothing_left'}`
}

/** The first incomplete step; without a cart, redirects to the cart. */
export async function enterStep(ctx: Ctx, request: Request, step: Step): Promise<Checkout> {
  const draft = await openDraft(ctx, request)
  if (!draft) throw redirect(await startFor(ctx, request, step))
  if (draft.placedAt) throw redirect(draft.placedAt, 303)
  const checkout = await checkoutOf(ctx, draft)
  if (checkout.served.totals.lines.length === 0) throw redirect(await leaveFor(ctx, draft), 303)
  if (!mayEnter(step, ctx.destination, checkout.done))
    throw redirect(stepPaths[firstUnfinished(ctx.destination, checkout.done)])
  return checkout
}

export const isClosed = async (ctx: Ctx): Promise<boolean> =>
  (await currentShopFacts(ctx)).maintenance

/** The frame's data for every step: the progress and the order summary. */
export async function frameOf(
  ctx: Ctx,
  step: Step,
  checkout: Checkout,
): Promise<CheckoutFrameData> {
  const { served, done, draft } = checkout
  const steps = stepsFor(ctx.destination)
  return {
    step,
    steps: steps.map((name) => ({ name, isOpen: mayEnter(name, ctx.destination, done) })),
    served,
    arrival: await checkoutArrival(ctx, checkout),
    check: await checkOfCart(
      ctx,
      served.totals.lines.map(({ product, quantity }) => ({ id: product.id, quantity })),
    ),
    resume: ctx.user
      ? null
      : `${ctx.shopUrl}/checkout/continuar/${await tokenOf(ctx, draft, 'link')}`,
  }
}
