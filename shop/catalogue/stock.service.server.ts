import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import {
  type Goods,
  lockedGoods,
  returnStock,
  type Taken,
  takeStock,
} from './stock.queries.server.ts'

export type { Goods, Taken } from './stock.queries.server.ts'

/** What is sold of the named products, kept from other buyers until the caller's transaction ends. */
export const goodsForSale = (ctx: Needs, ids: readonly string[]): Promise<Goods[]> =>
  inTransaction(ctx, ({ tx }) => lockedGoods(tx, ids))

/** Only after `goodsForSale` in the same transaction: it is what makes the count still true. */
export const takeFromStock = (ctx: Needs<'now'>, orderId: string, taken: readonly Taken[]) =>
  inTransaction(ctx, ({ tx, now }) => takeStock(tx, orderId, taken, now))

/** However often it is asked for, an order's goods go back once. */
export const returnToStock = (ctx: Needs<'now'>, orderId: string) =>
  inTransaction(ctx, ({ tx, now }) => returnStock(tx, orderId, now))
