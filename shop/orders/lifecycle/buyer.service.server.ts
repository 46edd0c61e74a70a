import { type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import type { Order } from '../order.rules.ts'
import { lockOrder } from '../orders.queries.server.ts'
import { orderByLink } from '../orders.service.server.ts'
import { cancelOrder } from './changes.service.server.ts'
import { type ChangeRefusal, cancelRefusal } from './order-state.rules.ts'

/** The holder of the payer's link may cancel an order that was not handed over and is not held. */
export async function cancelByLink(
  ctx: Needs<'now' | 'config' | 'shopUrl'>,
  token: string,
): Promise<Result<Order, ChangeRefusal>> {
  const opened = await orderByLink(ctx, token)
  if (opened?.viewer !== 'payer') return refused('order_not_found')
  const acting = { ...ctx, ...asSystem(ctx.db, 'the payer cancels an order') }
  const event = { code: 'cancelled_by_buyer' } as const
  return inTransaction(acting, async (inside) => {
    const order = await lockOrder(inside.tx, opened.order.id)
    if (!order) return refused('order_not_found')
    const refusal = cancelRefusal(order)
    return refusal ? refused(refusal) : cancelOrder(inside, { orderId: order.id, event })
  })
}
