import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { PricedGoods } from './priced-goods.rules.ts'
import { countPriced, pricedByIds, pricedPage } from './prices.queries.server.ts'
import type { Category } from './product.rules.ts'

export interface PricedPage {
  readonly goods: readonly PricedGoods[]
  readonly page: number
  readonly pages: number
}

const pageSize = 100

/** For staff: what products cost the shop and its buyers; a page past the end is the last one. */
export const pricedProducts = (
  ctx: Needs,
  { category, page: asked }: { readonly category: Category | null; readonly page: number },
): Promise<PricedPage> =>
  inTransaction(ctx, async ({ tx }) => {
    const pages = Math.max(1, Math.ceil((await countPriced(tx, category)) / pageSize))
    const page = Math.min(asked, pages)
    const place = { limit: pageSize, offset: (page - 1) * pageSize }
    return { goods: await pricedPage(tx, category, place), page, pages }
  })

export const pricedProductsByIds = (ctx: Needs, ids: readonly string[]): Promise<PricedGoods[]> =>
  inTransaction(ctx, ({ tx }) => pricedByIds(tx, ids))

const most = 1_000_000

/** For staff: all active products, or those of a family. */
export const allPriced = (ctx: Needs, category: Category | null): Promise<PricedGoods[]> =>
  inTransaction(ctx, ({ tx }) => pricedPage(tx, category, { limit: most, offset: 0 }))
