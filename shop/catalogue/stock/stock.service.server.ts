import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { fewUnits } from '../products/product.rules.ts'
import {
  countForSale,
  countLow,
  isEnoughToRetake,
  type LowStock,
  type OrderItems,
  productsByIds,
  releaseStock,
  retakeStock,
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

/** The items of an open order are on sale again. */
export const releaseToStock = (ctx: Needs<'now'>, orderId: string) =>
  inTransaction(ctx, ({ tx, now }) => releaseStock(tx, orderId, now))

/** Reserves released items again, all or none; false when something is short. */
export const retakeFromStock = (ctx: Needs<'now'>, orderId: string): Promise<boolean> =>
  inTransaction(ctx, ({ tx, now }) => retakeStock(tx, orderId, now))

/** Whether released items could be reserved again now. */
export const mayRetake = (ctx: Needs, orderId: string): Promise<boolean> =>
  inTransaction(ctx, ({ tx }) => isEnoughToRetake(tx, orderId))

/** Idempotent: the items of an order are returned once. */
export const returnToStock = (ctx: Needs<'now'>, orderId: string) =>
  inTransaction(ctx, ({ tx, now }) => returnStock(tx, orderId, now))

/** For staff: numbers of published products sold out and low in stock. */
export const lowStock = (ctx: Needs): Promise<LowStock> =>
  inTransaction(ctx, ({ tx }) => countLow(tx, fewUnits))

/** How many products of the demonstration and of the owner are for sale. */
export const productsByOrigin = (ctx: Needs) => inTransaction(ctx, ({ tx }) => countForSale(tx))
