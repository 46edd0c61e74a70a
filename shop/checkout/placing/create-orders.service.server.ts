import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { takeFromStock } from '#shop/catalogue/stock/stock.service.server.ts'
import { recordChecks } from '#shop/compliance/checks.service.server.ts'
import type { Screening } from '#shop/compliance/screening/screening.rules.ts'
import { redeemCoupon } from '#shop/coupons/coupons.service.server.ts'
import { recordOrigins } from '#shop/orders/limits/placing-limits.service.server.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'
import { isTakenMeanwhile } from '#shop/orders/placing/idempotency.service.server.ts'
import type { PlacingRefusal, PlacingResult } from '#shop/orders/placing/placing.rules.ts'
import {
  announceOrders,
  type NewOrder,
  recordOrders,
} from '#shop/orders/placing/recording.service.server.ts'
import { sealIdentity } from '#shop/orders/placing/reseal-identities.service.server.ts'
import { openTransfers } from '#shop/payments/manual-transfer/transfers.service.server.ts'
import type { Sale } from './order-validation.service.server.ts'
import type { Placing } from './placing.rules.ts'
import { buyerOf } from './placing-limits.service.server.ts'

type Inside = Needs<'now' | 'config' | 'shopUrl'> & { readonly tx: Tx }

/** A validated order request. */
export interface Selling extends Sale {
  readonly placing: Placing
  readonly hash: string
  readonly userId: string | null
  readonly screening: Screening
}

/** Rolls back orders in progress when a concurrent order took their stock or idempotency key. */
export class GoneMeanwhile extends Error {
  readonly refusal: PlacingResult
  constructor(code: PlacingRefusal, productId?: string) {
    super('another order came first')
    this.refusal = { ok: false, code, ...(productId === undefined ? {} : { productId }) }
  }
}

const orGone = (error: unknown): never => {
  throw isTakenMeanwhile(error) ? new GoneMeanwhile('attempt_reused') : error
}

function newOrder({ config }: Inside, { placing, priced, ...sale }: Selling): NewOrder {
  const { request, declaration, idempotencyKey } = placing
  const { nationalId } = request
  return {
    ...{ idempotencyKey, request, attemptHash: sale.hash, userId: sale.userId },
    identitySealed: nationalId && sealIdentity(config.SESSION_SECRET, nationalId),
    isHeld: sale.screening.verdict === 'MATCH',
    isSigned: declaration !== null,
    proofHours: sale.proofHours,
    ...priced,
  }
}

const transfersOf = (sales: readonly Selling[], orders: readonly OrderWithLines[]) =>
  orders.flatMap((order, place) => {
    const details = sales[place]?.transfer
    return details ? [{ order, details }] : []
  })

async function record(ctx: Inside, sales: readonly Selling[]): Promise<OrderWithLines[]> {
  const orders = await recordOrders(
    ctx,
    sales.map((sale) => newOrder(ctx, sale)),
  ).catch(orGone)
  const checks = sales.flatMap(({ screening, placing: { declaration } }, place) => {
    const order = orders[place]
    return order ? [{ orderId: order.id, screening, declaration }] : []
  })
  await recordChecks(ctx, checks)
  await recordOrigins(
    ctx,
    sales.flatMap((sale, place) => {
      const order = orders[place]
      return order ? [{ order, buyer: buyerOf(sale) }] : []
    }),
  )
  await openTransfers(ctx, transfersOf(sales, orders))
  await announceOrders(ctx, orders)
  return orders
}

/** Contended locks are taken last, and always in this order: stock, then coupons. */
async function take(ctx: Inside, sales: readonly Selling[], orders: readonly OrderWithLines[]) {
  const taken = orders.flatMap(({ id, lines }) =>
    lines.map(({ productId, quantity }) => ({ orderId: id, productId, quantity })),
  )
  const short = await takeFromStock(ctx, taken)
  if (short) throw new GoneMeanwhile('not_enough_stock', short)
  for (const code of sales.flatMap(({ priced }) => priced.couponCode ?? []).sort())
    if (!(await redeemCoupon(ctx, code)).ok) throw new GoneMeanwhile('coupon_invalid')
}

/** Creates the orders: all of them or, by throwing, none. */
export async function writeSales(
  ctx: Inside,
  sales: readonly Selling[],
): Promise<OrderWithLines[]> {
  if (sales.length === 0) return []
  const orders = await record(ctx, sales)
  await take(ctx, sales, orders)
  return orders
}
