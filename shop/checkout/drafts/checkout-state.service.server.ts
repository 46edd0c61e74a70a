import { dayOf } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type ServedCart, servedCart } from '#shop/cart/served-cart.service.server.ts'
import { parseCompact } from '#shop/cart/stored-cart.rules.ts'
import { declarationInForce } from '#shop/compliance/declarations/declaration-versions.service.server.ts'
import { isPickedUp, placeOf } from '#shop/orders/parties.rules.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { cubaArrivals, shownArrival } from '#shop/shipping/arrival/arrival.service.server.ts'
import type { CubaArrivals, ShownArrival } from '#shop/shipping/arrival/arrival-sentence.rules.ts'
import type { ProvinceService } from '#shop/shipping/province-service.rules.ts'
import { provinceServices } from '#shop/shipping/provinces.service.server.ts'
import { validateBuyer } from '../buyer/buyer.input.ts'
import { validateDelivery } from '../delivery/delivery.input.ts'
import type { DeliveryFacts } from '../delivery/delivery-form.rules.ts'
import { signedIn } from '../placing/signed-declaration.rules.ts'
import type { CheckoutDraft } from './draft.rules.ts'
import type { Done } from './steps.rules.ts'

/** The draft's forms with today's validation and price. */
export interface Checkout {
  readonly draft: CheckoutDraft
  readonly served: ServedCart
  readonly services: readonly ProvinceService[]
  readonly delivery: ReturnType<typeof validateDelivery>
  readonly buyer: ReturnType<typeof validateBuyer>
  readonly declaration: ReturnType<typeof signedIn>
  readonly done: Done
}

export async function deliveryFacts(ctx: Ctx): Promise<DeliveryFacts> {
  const services = ctx.destination === 'cuba' ? await provinceServices(ctx) : []
  return { today: dayOf(ctx.now), services }
}

/** Validates every form again: since then a province may have been suspended or a day have passed. */
export async function checkoutOf(ctx: Ctx, draft: CheckoutDraft): Promise<Checkout> {
  const { destination, locale } = ctx
  const facts = await deliveryFacts(ctx)
  const delivery = validateDelivery(destination, draft.delivery[destination], facts)
  const buyer = validateBuyer(draft.buyer, locale)
  const isSigning = destination === 'cuba' && buyer.ok
  const declaration = isSigning
    ? signedIn(await declarationInForce(ctx), draft, buyer.value.buyer.name)
    : null
  const done = { delivery: delivery.ok, buyer: buyer.ok, declaration: declaration !== null }
  const served = await servedCart(ctx, parseCompact(draft.cart), {
    code: draft.couponCode,
    place: delivery.ok ? placeOf(delivery.value.recipient.address) : null,
    isPickup: delivery.ok && isPickedUp(delivery.value.recipient.address),
  })
  return { draft, served, services: facts.services, delivery, buyer, declaration, done }
}

/** When an order to Cuba arrives, in the province of the delivery or the one chosen before. */
export async function checkoutArrival(
  ctx: Ctx,
  { delivery, services }: Checkout,
): Promise<ShownArrival | null> {
  if (ctx.destination !== 'cuba') return null
  const { preparationDays } = await currentShopFacts(ctx)
  const address = delivery.ok ? delivery.value.recipient.address : null
  const place =
    address?.kind === 'cuba'
      ? { provinceCode: address.provinceCode, mode: address.delivery }
      : { provinceCode: ctx.province }
  return shownArrival(services, { ...ctx, preparationDays, ...place })
}

/** When it arrives in each province; null for the USA. */
export async function provinceArrivals(
  ctx: Ctx,
  { services }: Pick<Checkout, 'services'>,
): Promise<CubaArrivals | null> {
  if (ctx.destination !== 'cuba') return null
  const { preparationDays } = await currentShopFacts(ctx)
  return cubaArrivals(services, { ...ctx, preparationDays })
}

/** Empty until the buyer is known. */
export const buyerNameOf = ({ buyer }: Pick<Checkout, 'buyer'>): string =>
  buyer.ok ? buyer.value.buyer.name : ''
