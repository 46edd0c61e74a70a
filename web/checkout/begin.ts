import { redirect } from 'react-router'
import { postedCart } from '#shop/cart/stored-cart.rules.ts'
import { checkoutOf } from '#shop/checkout/drafts/checkout-state.service.server.ts'
import { firstUnfinished, stepPaths } from '#shop/checkout/drafts/steps.rules.ts'
import { beginHere } from '#web/cart/forms/form-result.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/begin'
import { beginWith, knownCart, openDraft } from './checkout-draft.server.ts'
import { goOn } from './checkout-forms.server.ts'

/** Redirects to the current step, or starts with the cart that the server knows. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const draft = await openDraft(ctx, request)
  if (draft) {
    if (draft.placedAt) return redirect(draft.placedAt)
    const { done } = await checkoutOf(ctx, draft)
    return redirect(stepPaths[firstUnfinished(ctx.destination, done)])
  }
  const { cart, couponCode } = await knownCart(ctx, request)
  // a cart that only the browser knows is sent by its button
  if (cart.lines.length === 0) return redirect(`/carrito?aviso=${beginHere}`)
  return goOn(ctx, await beginWith(ctx, request, cart, couponCode))
}

/** Starts with the cart that the browser sends, and its coupon; one that would be cut is refused with its reason. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const code = typeof posted.code === 'string' ? posted.code : ''
  const cart = postedCart(posted.cart)
  if (!cart.ok) return redirect(`/carrito?aviso=${cart.code}`, 303)
  if (cart.value.lines.length === 0) return redirect('/carrito', 303)
  return goOn(ctx, await beginWith(ctx, request, cart.value, code))
}
