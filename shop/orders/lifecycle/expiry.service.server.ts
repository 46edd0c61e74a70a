import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { idsToExpire, lockOrder } from '../orders.queries.server.ts'
import { changePayment } from './changes.service.server.ts'
import { isOver } from './order-state.rules.ts'

const atOnce = 100

/** One transaction per order, so that a failure does not affect the others. */
async function expire(ctx: Needs<'now' | 'config' | 'shopUrl'>, orderId: string): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside.tx, orderId)
    if (!order || !isOver(order, inside.now)) return false
    const expired = await changePayment(inside, {
      orderId,
      to: 'expired',
      event: { code: 'not_paid_in_time' },
    })
    return expired.ok
  })
}

/** Expires unpaid orders past their deadline; returns how many. */
export async function expireUnpaidOrders(
  ctx: Needs<'now' | 'config' | 'shopUrl'>,
): Promise<number> {
  const ids = await inTransaction(ctx, ({ tx, now }) => idsToExpire(tx, now, atOnce))
  let count = 0
  for (const id of ids) if (await expire(ctx, id)) count += 1
  return count
}
