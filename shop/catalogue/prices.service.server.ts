import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import type { PriceChange, PricedGoods } from './priced-goods.rules.ts'
import {
  countPriced,
  lockPrices,
  pricedByIds,
  pricedPage,
  writeSellPrices,
} from './prices.queries.server.ts'
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

/** Changes selling prices, all of them or none: one that is another than was seen stops it. */
export const setSellPrices = (
  ctx: Needs<'now' | 'requestId'>,
  changes: readonly PriceChange[],
): Promise<Result<number, 'price_changed'>> =>
  inTransaction(ctx, async (inside): Promise<Result<number, 'price_changed'>> => {
    const { tx } = inside
    const goods = new Map(
      (
        await lockPrices(
          tx,
          changes.map(({ id }) => id),
        )
      ).map((one) => [one.id, one]),
    )
    const isAsSeen = ({ id, from }: PriceChange) => goods.has(id) && goods.get(id)?.sell === from
    if (!changes.every(isAsSeen)) return refused('price_changed')
    await writeSellPrices(tx, changes)
    await recordChanges(
      inside,
      changes.map(({ id, from, to }) => ({
        area: 'product',
        subject: goods.get(id)?.slug ?? id,
        action: 'priced',
        before: { sell_price_cents: from },
        after: { sell_price_cents: to },
      })),
    )
    return ok(changes.length)
  })
