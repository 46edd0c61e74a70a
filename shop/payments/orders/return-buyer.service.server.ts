import { asSystem } from '#platform/database/transaction.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import type { Paying } from '../engine/payable.service.server.ts'
import { returnedFrom } from '../engine/return.service.server.ts'
import { orderPayable } from './order-payable.service.server.ts'

/** The order of a buyer who returns from a provider. */
export async function orderReturnedFrom(
  ctx: Paying,
  named: Parameters<typeof returnedFrom>[2],
): Promise<OrderWithLines | null> {
  const id = await returnedFrom(ctx, orderPayable, named)
  const acting = { ...ctx, ...asSystem(ctx.db, 'who comes back from a provider') }
  return id === null ? null : orderById(acting, id)
}
