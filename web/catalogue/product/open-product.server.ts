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

/** Everything that is shown of one product, on its page and in the modal alike. */
export interface ProductDetail {
  readonly product: Product
  readonly breakdown: PriceBreakdown
  readonly parts: readonly KitPart[]
  /** The day these prices are of, as the visitor's language writes it. */
  readonly pricedOn: string
}

export async function productDetail(ctx: Ctx, product: Product): Promise<ProductDetail> {
  const tariff = await currentTariff(ctx)
  const ownPrice = product.hasOwnCubaPrice ? product.priceCuba : null
  const breakdown = landedPrice({ ...product, ownPrice }, tariff)
  const pricedOn = formatDate(ctx.now, ctx.locale)
  return { product, breakdown, parts: await partsInKit(ctx, product), pricedOn }
}

export interface OpenProduct {
  readonly detail: ProductDetail | null
  /** True when the address asks for a product that is not there. */
  readonly missing: boolean
}

/** The product that `product_id` or `url_slug` opens on any page. */
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
