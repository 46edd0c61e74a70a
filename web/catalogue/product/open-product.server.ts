import { alternatives } from '#kernel/alternatives.ts'
import { zero } from '#kernel/money.ts'
import { formatDate } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { cartProduct } from '#shop/cart/cart.rules.ts'
import { priceCart } from '#shop/cart/totals.rules.ts'
import {
  findProduct,
  findProductById,
  partsInKit,
} from '#shop/catalogue/catalogue.service.server.ts'
import { relatedProducts } from '#shop/catalogue/products/comparison.service.server.ts'
import type { KitPart, Product, ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import type { HomeSentence } from '#shop/catalogue/products/ui/household-equivalent.tsx'
import { openMethodsNow } from '#shop/payments/methods/methods.service.server.ts'
import { openNames } from '#shop/payments/methods/open-methods.rules.ts'
import { landedPrice, type PriceBreakdown } from '#shop/pricing/price.rules.ts'
import type { ProductReviews } from '#shop/reviews/review.rules.ts'
import { reviewsOfProduct } from '#shop/reviews/reviews.service.server.ts'
import { type ProvinceName, provinceNames } from '#shop/shipping/cuba.rules.ts'
import { currentTariff } from '#shop/shipping/shipping.service.server.ts'
import { runtimeMessages } from '#shop/solar/messages.service.server.ts'
import { inverterText } from '#shop/solar/runtime/inverter-text.rules.ts'
import { switchOverOfProduct } from '#shop/solar/runtime/switch-over.rules.ts'
import { type KitGrowth, kitGrowth } from './kit/kit-growth.server.ts'

/** All data of a product, for its page and the modal. */
export interface ProductDetail {
  readonly product: Product
  readonly breakdown: PriceBreakdown
  readonly parts: readonly KitPart[]
  /** What may be added to a kit; null for other products. */
  readonly growth: KitGrowth | null
  /** Whether it passes to the battery by itself; null for what has no outlets. */
  readonly switchOver: string | null
  /** What an inverter runs at home; null for everything else. */
  readonly moves: HomeSentence | null
  /** The date of these prices in the visitor's language. */
  readonly pricedOn: string
  /** How one of it can be paid now; empty where nothing is open. */
  readonly payBy: string
  /** The provinces that a delivery date can be asked for. */
  readonly provinces: readonly ProvinceName[]
  readonly reviews: ProductReviews
  /** Others of its family: what goes there instead where it is not sold for the destination. */
  readonly related: readonly ProductSummary[]
}

export async function productDetail(ctx: Ctx, product: Product): Promise<ProductDetail> {
  const tariff = await currentTariff(ctx)
  const ownPrice = product.hasOwnCubaPrice ? product.priceCuba : null
  const breakdown = landedPrice({ ...product, ownPrice }, tariff)
  const pricedOn = formatDate(ctx.now, ctx.locale)
  const { total } = priceCart({
    destination: ctx.destination,
    lines: [{ product, quantity: 1 }],
    productOf: (line) => cartProduct(line.product),
    tariff,
    discount: null,
    installation: zero,
    oneDelivery: false,
  })
  const [parts, growth, open, reviews, related] = await Promise.all([
    partsInKit(ctx, product),
    kitGrowth(ctx, product),
    openMethodsNow(ctx),
    reviewsOfProduct(ctx, product.id),
    relatedProducts(ctx, product),
  ])
  const payBy = alternatives(ctx.locale, openNames(open, ctx.destination, total))
  const switchOver = switchOverOfProduct(product, parts)
  const texts = runtimeMessages(ctx.locale)
  const moves = inverterText(product, texts.inverter, ctx.locale)
  const text = switchOver && texts.switchOver[switchOver]
  const stated = { switchOver: text, moves, pricedOn, payBy }
  const shown = { product, breakdown, parts, growth, ...stated, reviews, related }
  return { ...shown, provinces: provinceNames }
}

export interface OpenProduct {
  readonly detail: ProductDetail | null
  /** True when the URL names an unknown product. */
  readonly missing: boolean
}

/** The product opened by `product_id` or `url_slug` on any page. */
export async function openProduct(ctx: Ctx, parameters: URLSearchParams): Promise<OpenProduct> {
  const id = parameters.get('product_id')
  const slug = parameters.get('url_slug')
  if (!id && !slug) return { detail: null, missing: false }
  const product = id
    ? await findProductById(ctx, id)
    : ((await findProduct(ctx, slug ?? ''))?.product ?? null)
  if (!product) return { detail: null, missing: true }
  return { detail: await productDetail(ctx, product), missing: false }
}
