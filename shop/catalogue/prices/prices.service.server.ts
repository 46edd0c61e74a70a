import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Category } from '../products/product.rules.ts'
import { countPriced, pricedAfter, pricedByIds, pricedPage } from './prices.queries.server.ts'
import type { PricedProduct } from './product-pricing.rules.ts'

export interface PricedPage {
  readonly products: readonly PricedProduct[]
  readonly page: number
  readonly pages: number
}

const pageSize = 100

/** For staff: costs and prices of products; a page beyond the end becomes the last one. */
export const pricedProducts = (
  ctx: Needs,
  { category, page: requested }: { readonly category: Category | null; readonly page: number },
): Promise<PricedPage> =>
  inTransaction(ctx, async ({ tx }) => {
    const pages = Math.max(1, Math.ceil((await countPriced(tx, category)) / pageSize))
    const page = Math.min(requested, pages)
    const place = { limit: pageSize, offset: (page - 1) * pageSize }
    return { products: await pricedPage(tx, category, place), page, pages }
  })

export const pricedProductsByIds = (ctx: Needs, ids: readonly string[]): Promise<PricedProduct[]> =>
  inTransaction(ctx, ({ tx }) => pricedByIds(tx, ids))

const atOnce = 1_000

const pricedBeyond = (
  ctx: Needs,
  category: Category | null,
  last: string | null,
): Promise<PricedProduct[]> =>
  inTransaction(ctx, ({ tx }) => pricedAfter(tx, category, last, atOnce))

/**
 * For staff: all active products or those of a category, in pages; no transaction stays open between them.
 */
export async function* allPriced(
  ctx: Needs,
  category: Category | null,
): AsyncGenerator<readonly PricedProduct[]> {
  let last: string | null = null
  do {
    const products = await pricedBeyond(ctx, category, last)
    yield products
    last = products.length < atOnce ? null : (products.at(-1)?.id ?? null)
  } while (last !== null)
}
