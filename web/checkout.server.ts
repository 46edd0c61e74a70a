import { redirect } from 'react-router'
import { dayOf } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { parseCompact } from '#shop/cart/stored-cart.rules.ts'
import { judgeBuyer } from '#shop/checkout/buyer.input.ts'
import { judgeDelivery } from '#shop/checkout/delivery.input.ts'
import type { DeliveryFacts } from '#shop/checkout/delivery-form.rules.ts'
import type { Draft } from '#shop/checkout/draft.rules.ts'
import { tokenOf } from '#shop/checkout/drafts.service.server.ts'
import {
  type Done,
  firstUnfinished,
  mayEnter,
  type Step,
  stepPaths,
  stepsFor,
} from '#shop/checkout/steps.rules.ts'
import { declarationInForce } from '#shop/compliance/declaration-versions.service.server.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import type { ProvinceService } from '#shop/shipping/province-service.rules.ts'
import { provinceServices } from '#shop/shipping/provinces.service.server.ts'
import { type ServedCart, servedCart } from './cart-page.server.ts'
import type { CheckoutFrameData } from './checkout.ts'
import { signedIn } from './checkout-declaration.server.ts'
import { openDraft } from './checkout-draft.server.ts'

/** All that a step knows: what was typed so far, and what it comes to today. */
export interface Checkout {
  readonly draft: Draft
  readonly served: ServedCart
  readonly services: readonly ProvinceService[]
  readonly delivery: ReturnType<typeof judgeDelivery>
  readonly buyer: ReturnType<typeof judgeBuyer>
  readonly declaration: ReturnType<typeof signedIn>
  readonly done: Done
}

export async function deliveryFacts(ctx: Ctx): Promise<DeliveryFacts> {
  const services = ctx.destination === 'cuba' ? await provinceServices(ctx) : []
  return { today: dayOf(ctx.now), services }
}

/** Judges everything anew: since it was typed a province may have been suspended or a day have passed. */
export async function checkoutOf(ctx: Ctx, draft: Draft): Promise<Checkout> {
  const { destination, locale } = ctx
  const facts = await deliveryFacts(ctx)
  const delivery = judgeDelivery(destination, draft.delivery[destination], facts)
  const buyer = judgeBuyer(draft.buyer, locale)
  const isSigning = destination === 'cuba' && buyer.ok
  const declaration = isSigning
    ? signedIn(await declarationInForce(ctx), draft, buyer.value.buyer.name)
    : null
  const done = { delivery: delivery.ok, buyer: buyer.ok, declaration: declaration !== null }
  const served = await servedCart(ctx, parseCompact(draft.cart), draft.couponCode)
  return { draft, served, services: facts.services, delivery, buyer, declaration, done }
}

/** The place to go on from; whoever has nothing to order is led to the cart. */
export async function enterStep(ctx: Ctx, request: Request, step: Step): Promise<Checkout> {
  const draft = await openDraft(ctx, request)
  if (!draft) throw redirect('/checkout')
  if (draft.placedAt) throw redirect(draft.placedAt, 303)
  const checkout = await checkoutOf(ctx, draft)
  if (checkout.served.totals.lines.length === 0) throw redirect('/carrito')
  if (!mayEnter(step, ctx.destination, checkout.done))
    throw redirect(stepPaths[firstUnfinished(ctx.destination, checkout.done)])
  return checkout
}

export const isClosed = async (ctx: Ctx): Promise<boolean> =>
  (await currentShopFacts(ctx)).maintenance

function windowOf(ctx: Ctx, { delivery, services }: Checkout): CheckoutFrameData['window'] {
  if (!delivery.ok || ctx.destination !== 'cuba') return null
  const { address } = delivery.value.recipient
  if (address.kind !== 'cuba') return null
  const service = services.find(({ code }) => code === address.provinceCode)
  if (!service?.days) return null
  return { province: address.province, mode: address.delivery, ...service.days }
}

/** What stands around every step: where one is, and what the order comes to. */
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
    window: windowOf(ctx, checkout),
    resume: ctx.person ? null : `${ctx.shopUrl}/checkout/continuar/${await tokenOf(ctx, draft)}`,
  }
}

/** Empty until who pays is filled in. */
export const buyerNameOf = ({ buyer }: Pick<Checkout, 'buyer'>): string =>
  buyer.ok ? buyer.value.buyer.name : ''
