import { isUuid } from '#kernel/uuid.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { type Attempt, lockAttempt, newestAttempt } from './paypal-orders.queries.server.ts'

export interface Returned {
  readonly order: OrderWithLines
  readonly payPalOrderId: string
}

/** Whose payment a buyer comes back from: he brings the shop's name of it, and PayPal's. */
export const returnedFrom = (
  ctx: Needs,
  { attempt, payPalOrderId }: { readonly attempt: string; readonly payPalOrderId: string },
): Promise<Returned | null> =>
  inTransaction({ ...ctx, ...asSystem(ctx.db, 'who comes back from PayPal') }, async (inside) => {
    if (!isUuid(attempt)) return null
    const known: Attempt | null = await lockAttempt(inside.tx, attempt)
    if (!known?.payPalOrderId || known.payPalOrderId !== payPalOrderId) return null
    const order = await orderById(inside, known.orderId)
    return order && { order, payPalOrderId }
  })

/** Whether a payment at PayPal was begun for this order. */
export const isPaymentOf = (ctx: Needs, orderId: string, payPalOrderId: string): Promise<boolean> =>
  inTransaction({ ...ctx, ...asSystem(ctx.db, 'whose payment is it') }, async ({ tx }) => {
    const newest = await newestAttempt(tx, orderId)
    return newest?.payPalOrderId === payPalOrderId
  })
