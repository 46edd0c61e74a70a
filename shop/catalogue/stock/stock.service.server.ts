import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { fewUnits } from '../products/product.rules.ts'
import {
  countLow,
  type LowStock,
  type OrderItems,
  productsByIds,
  returnStock,
  type Taken,
  takeStock,
} from './stock.queries.server.ts'

export type { OrderItems, Taken } from './stock.queries.server.ts'

export const productsForSale = (ctx: Needs, ids: readonly string[]): Promise<OrderItems[]> =>
  inTransaction(ctx, ({ tx }) => productsByIds(tx, ids))

/**
 * The last step of an order: concurrent sales of the same products wait for the end of its transaction.
 * Returns a product without enough stock, after which the caller must roll back; null on success.
 */
export const takeFromStock = (ctx: Needs<'now'>, taken: readonly Taken[]) =>
  inTransaction(ctx, ({ tx, now }) => takeStock(tx, taken, now))

/** Idempotent: the items of an order are returned once. */
export const returnToStock = (ctx: Needs<'now'>, orderId: string) =>
  inTransaction(ctx, ({ tx, now }) => returnStock(tx, orderId, now))

/** For staff: numbers of published products sold out and low in stock. */
export const lowStock = (ctx: Needs): Promise<LowStock> =>
  inTransaction(ctx, ({ tx }) => countLow(tx, fewUnits))
