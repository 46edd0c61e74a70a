import { zero } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { cartProduct } from '#shop/cart/cart.rules.ts'
import { priceCart, type Totals } from '#shop/cart/totals.rules.ts'
import { pluggedIn } from '#shop/catalogue/plugged-in/plugged-in.service.server.ts'
import { type OrderItems, productsForSale } from '#shop/catalogue/stock/stock.service.server.ts'
import type { Discount } from '#shop/coupons/coupon.rules.ts'
import { discountOf } from '#shop/coupons/coupons.service.server.ts'
import { isPickedUp, placeOf } from '#shop/orders/parties.rules.ts'
import type { OrderRequest, PlacingRefusal } from '#shop/orders/placing/placing.rules.ts'
import type { SoldLine } from '#shop/orders/placing/recording.service.server.ts'
import { type Installation, noInstaller } from '#shop/settings/installation.rules.ts'
import { currentInstallation, currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { currentTariff } from '#shop/shipping/shipping.service.server.ts'
import type { Tariff } from '#shop/shipping/tariff.rules.ts'
import { lineRefusal } from './placing.rules.ts'

export interface Priced {
  readonly lines: readonly SoldLine[]
  readonly totals: Totals
  readonly tariff: Tariff
  readonly couponCode: string | null
}

export type PricedResult =
  | { readonly ok: true; readonly value: Priced }
  | { readonly ok: false; readonly code: PlacingRefusal; readonly productId?: string }

type Known = ReadonlyMap<string, OrderItems>

function refusedLine({ lines, destination }: OrderRequest, known: Known): PricedResult | null {
  for (const { id, quantity } of lines) {
    const products = known.get(id)
    const code = lineRefusal(products && cartProduct(products.product), quantity, destination)
    if (code) return { ok: false, code, productId: id }
  }
  return null
}

function sold(totals: Totals, known: Known): SoldLine[] {
  return totals.lines.flatMap((sum) => {
    const products = known.get(sum.product.id)
    if (!products) return []
    const { nameEs, nameEn, unitCost, product } = products
    return [{ sum, nameEs, nameEn, unitCost, sellPrice: product.sellPrice }]
  })
}

export interface PriceFacts {
  readonly products: Known
  readonly tariff: Tariff
  readonly installation: Installation
  /** Products that nobody has to install. */
  readonly pluggedIn: ReadonlySet<string>
  readonly oneDelivery: boolean
  /** By the codes as entered; null for a code without a discount. */
  readonly discounts: ReadonlyMap<string, Discount | null>
}

async function discountsOf(ctx: Needs<'now'>, requests: readonly OrderRequest[]) {
  const discounts = new Map<string, Discount | null>()
  for (const { couponCode } of requests) {
    if (!discounts.has(couponCode)) discounts.set(couponCode, await discountOf(ctx, couponCode))
  }
  return discounts
}

/** All data that the prices of these requests depend on. */
export const priceFacts = (
  ctx: Needs<'now'>,
  requests: readonly OrderRequest[],
): Promise<PriceFacts> =>
  inTransaction(ctx, async (inside) => {
    const ids = new Set(requests.flatMap(({ lines }) => lines.map(({ id }) => id)))
    const products = await productsForSale(inside, [...ids])
    return {
      products: new Map(products.map((one) => [one.product.id, one])),
      tariff: await currentTariff(inside),
      installation: await currentInstallation(inside),
      pluggedIn: requests.some(({ installation }) => installation)
        ? await pluggedIn(inside, [...ids])
        : new Set(),
      oneDelivery: (await currentShopFacts({ ...inside, locale: 'es' })).oneDelivery,
      discounts: await discountsOf(inside, requests),
    }
  })

const obstacleOf = ({ lines, recipient }: OrderRequest, facts: PriceFacts) =>
  noInstaller(facts.installation, {
    place: placeOf(recipient.address),
    isPickup: isPickedUp(recipient.address),
    isPluggedIn: lines.every(({ id }) => facts.pluggedIn.has(id)),
  })

/** The current price of a request, by the rules of the cart. */
export function priced(request: OrderRequest, facts: PriceFacts): PricedResult {
  const { products, tariff, oneDelivery, discounts, installation: offer } = facts
  const { destination, installation, couponCode } = request
  const discount = discounts.get(couponCode) ?? null
  if (couponCode !== '' && !discount) return { ok: false, code: 'coupon_invalid' }
  if (installation && obstacleOf(request, facts) !== null)
    return { ok: false, code: 'installation_unavailable' }
  const refused = refusedLine(request, products)
  if (refused) return refused
  const totals = priceCart({
    destination,
    lines: request.lines,
    productOf: ({ id }) => {
      const one = products.get(id)
      return one && cartProduct(one.product)
    },
    tariff,
    discount,
    installation: installation ? offer.price : zero,
    oneDelivery,
  })
  const isUsed = totals.discount > zero
  const sale = { lines: sold(totals, products), totals, tariff }
  return { ok: true, value: { ...sale, couponCode: isUsed ? (discount?.code ?? null) : null } }
}

export const priceQuote = async (ctx: Needs<'now'>, request: OrderRequest): Promise<PricedResult> =>
  priced(request, await priceFacts(ctx, [request]))
