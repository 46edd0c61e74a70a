import { zero } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import { cheapestProducts } from '#shop/catalogue/catalogue.service.server.ts'
import {
  type KitPart,
  type ProductSummary,
  priceFor,
} from '#shop/catalogue/products/product.rules.ts'
import type { Line, Offer } from '#shop/electrical/composer/offer.rules.ts'
import { type Shelf, shelfOf } from '#shop/electrical/composer/shelf.rules.ts'
import { partOf } from '#shop/electrical/parts/part.rules.ts'

/** A catalogue may be large; a set is composed of the cheapest of each family. */
const perFamily = 100

type ShelfCtx = Needs<'locale' | 'destination'>

/** The products that sets are composed of, and the shelf made of them. */
export interface ProductShelf {
  readonly shelf: Shelf
  readonly bySku: ReadonlyMap<string, ProductSummary>
}

const lineOf = ({ product, quantity }: KitPart): Line => {
  const { sku, category, specs } = product
  const part = partOf(sku, category, specs)
  return { offer: { part, specs, price: zero, unitsLeft: null, contents: [] }, quantity }
}

/** What can be delivered to the destination, at delivered prices. */
export async function productShelf(
  ctx: ShelfCtx,
  owned: readonly Offer[] = [],
): Promise<ProductShelf> {
  const { products, contents } = await cheapestProducts(ctx, perFamily)
  const offers = products.flatMap((product): Offer[] => {
    const { id, sku, category, specs, unitsLeft, inStock } = product
    const price = priceFor(product, ctx.destination)
    if (price === null || !inStock) return []
    const parts = (contents.get(id) ?? []).map(lineOf)
    return [{ part: partOf(sku, category, specs), specs, price, unitsLeft, contents: parts }]
  })
  const bySku = new Map(products.map((product) => [product.sku, product]))
  return { shelf: shelfOf([...owned, ...offers]), bySku }
}
