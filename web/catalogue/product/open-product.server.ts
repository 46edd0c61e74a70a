import { formatDate } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import {
  findProduct,
  findProductById,
  partsInKit,
} from '#shop/catalogue/catalogue.service.server.ts'
import type { KitPart, Product } from '#shop/catalogue/products/product.rules.ts'
import { landedPrice, type PriceBreakdown } from '#shop/pricing/price.rules.ts'
import { currentTariff } from '#shop/shipping/shipping.service.server.ts'
import { type KitGrowth, kitGrowth } from './kit-growth.server.ts'

/** All data of a product, for its page and the modal. */
export interface ProductDetail {
  readonly product: Product
  readonly breakdown: PriceBreakdown
  readonly parts: readonly KitPart[]
  /** What may be added to a kit; null for other products. */
  readonly growth: KitGrowth | null
  /** The date of these prices in the visitor's language. */
  readonly pricedOn: string
}

export async function productDetail(ctx: Ctx, product: Product): Promise<ProductDetail> {
  const tariff = await currentTariff(ctx)
  const ownPrice = product.hasOwnCubaPrice ? product.priceCuba : null
  const breakdown = landedPrice({ ...product, ownPrice }, tariff)
  const pricedOn = formatDate(ctx.now, ctx.locale)
  const [parts, growth] = await Promise.all([partsInKit(ctx, product), kitGrowth(ctx, product)])
  return { product, breakdown, parts, growth, pricedOn }
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
