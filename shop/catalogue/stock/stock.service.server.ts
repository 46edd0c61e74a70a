import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import {
  type OrderItems,
  productsByIds,
  returnStock,
  type Taken,
  takeStock,
} from './stock.queries.server.ts'

export type { OrderItems, Taken } from './stock.queries.server.ts'

/** What is sold of the named products. */
export const productsForSale = (ctx: Needs, ids: readonly string[]): Promise<OrderItems[]> =>
  inTransaction(ctx, ({ tx }) => productsByIds(tx, ids))

/**
 * The last thing orders do: whoever sells the same waits until their transaction ends. Returns a
 * product of which there is too little, and then the caller must undo everything; null where all went well.
 */
export const takeFromStock = (ctx: Needs<'now'>, taken: readonly Taken[]) =>
  inTransaction(ctx, ({ tx, now }) => takeStock(tx, taken, now))

/** However often it is asked for, an order's goods go back once. */
export const returnToStock = (ctx: Needs<'now'>, orderId: string) =>
  inTransaction(ctx, ({ tx, now }) => returnStock(tx, orderId, now))
