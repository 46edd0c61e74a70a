import type { Ctx } from '#platform/ctx.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'
import { orderByLink, orderByNumber } from '#shop/orders/orders.service.server.ts'

/** By the key, or by the session of the buyer; the number alone grants nothing. */
export async function orderAfterPlacing(
  ctx: Ctx,
  number: string,
  key: string,
): Promise<OrderWithLines | null> {
  const opened = await orderByLink(ctx, key)
  if (opened?.viewer === 'payer' && opened.order.number === number) return opened.order
  return ctx.user && ctx.actor.role === 'customer' ? orderByNumber(ctx, number) : null
}
