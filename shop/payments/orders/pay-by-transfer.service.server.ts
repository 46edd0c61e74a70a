import { isTransfer } from '#kernel/payment-method.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin } from '#platform/database/transaction.ts'
import { mayBecomeTransfer } from '#shop/orders/limits/new-buyers.service.server.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import { changeMethod, mayChangeMethod } from '#shop/orders/placing/method.service.server.ts'
import { closeOpenAttempt } from '../engine/start.service.server.ts'
import { openZelle } from '../manual-transfer/transfers.service.server.ts'
import type { OfferedMethod } from '../methods/method.rules.ts'
import { offeredMethods } from '../methods/methods.service.server.ts'
import { orderPayable } from './order-payable.service.server.ts'

/** The transfers that can take over an order whose online payment did not come. */
export const transfersFor = async (
  ctx: Needs<'config' | 'locale' | 'now'>,
  order: Order,
): Promise<readonly OfferedMethod[]> => {
  if (!mayChangeMethod(order)) return []
  const mayReserve = await asSystemWithin(ctx, 'may this order wait for a transfer', (inside) =>
    mayBecomeTransfer(inside, order),
  )
  if (!mayReserve) return []
  const methods = await offeredMethods(ctx, order.destination, order.total)
  return methods.filter(({ method }) => isTransfer(method))
}

/** The buyer pays this order by a transfer after all; all of it happens or nothing. */
export async function payByTransfer(
  ctx: Needs<'config' | 'locale' | 'log' | 'now' | 'shopUrl'>,
  order: Order,
  requested: unknown,
): Promise<Result<Order, 'method_off' | 'not_payable'>> {
  return asSystemWithin(ctx, 'the payer chooses a transfer', async (inside) => {
    const offered = await transfersFor(inside, order)
    const method = offered.find((one) => one.method === requested)?.method
    if (!method) return refused('method_off')
    // what an old page of the provider approves is not taken any more
    await closeOpenAttempt(inside, orderPayable, order.id, 'a transfer was chosen')
    const changed = await changeMethod(inside, order.id, method)
    if (!changed.ok) return refused('not_payable')
    const opened = await openZelle(inside, changed.value)
    if (!opened.ok) throw new Error('a transfer that was offered has no recipient')
    return ok(changed.value)
  })
}
