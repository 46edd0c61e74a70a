import { dayOf } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type ServedCart, servedCart } from '#shop/cart/served-cart.service.server.ts'
import { parseCompact } from '#shop/cart/stored-cart.rules.ts'
import { declarationInForce } from '#shop/compliance/declarations/declaration-versions.service.server.ts'
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
  const served = await servedCart(ctx, parseCompact(draft.cart), draft.couponCode)
  return { draft, served, services: facts.services, delivery, buyer, declaration, done }
}

/** The delivery date, once the province is known. */
export interface DeliveryWindow {
  readonly province: string
  readonly mode: 'door' | 'pickup'
  readonly min: number
  readonly max: number
}

export function deliveryWindow(
  { destination }: Pick<Ctx, 'destination'>,
  { delivery, services }: Checkout,
): DeliveryWindow | null {
  if (!delivery.ok || destination !== 'cuba') return null
  const { address } = delivery.value.recipient
  if (address.kind !== 'cuba') return null
  const service = services.find(({ code }) => code === address.provinceCode)
  if (!service?.days) return null
  return { province: address.province, mode: address.delivery, ...service.days }
}

/** Empty until the buyer is known. */
export const buyerNameOf = ({ buyer }: Pick<Checkout, 'buyer'>): string =>
  buyer.ok ? buyer.value.buyer.name : ''
