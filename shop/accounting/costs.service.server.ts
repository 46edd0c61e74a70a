import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import type { CostInput } from './accounting.input.ts'
import { costsOf, insertCost, type OrderCost } from './costs.queries.server.ts'

export type CostRefusal = 'not_allowed' | 'order_not_found' | 'amount_invalid'

/** Records a shipping cost of an order, once per idempotency key. */
export const noteCost = (
  ctx: Needs<'now'>,
  orderId: string,
  { kind, amount, note, attempt }: CostInput,
): Promise<Result<null, CostRefusal>> => {
  const { actor } = ctx
  if (actor.role !== 'admin') return Promise.resolve(refused('not_allowed'))
  if (amount === 0) return Promise.resolve(refused('amount_invalid'))
  return inTransaction(ctx, async (inside): Promise<Result<null, CostRefusal>> => {
    const order = await orderById(inside, orderId)
    if (!order) return refused('order_not_found')
    await insertCost(inside.tx, {
      ...{ order_id: orderId, kind, amount_cents: amount, note, attempt_key: attempt },
      ...{ noted_by: actor.id, at: inside.now },
    })
    return ok(null)
  })
}

export const orderCosts = (ctx: Needs, orderId: string): Promise<OrderCost[]> =>
  inTransaction(ctx, ({ tx }) => costsOf(tx, orderId))
