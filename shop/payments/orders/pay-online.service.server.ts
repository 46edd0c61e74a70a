import { isTransfer, type OnlineMethod } from '#kernel/payment-method.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin } from '#platform/database/transaction.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import { awaitsTransfer } from '#shop/orders/placing/method.service.server.ts'
import { countProofs, zellePaymentOf } from '../manual-transfer/transfers.queries.server.ts'
import type { OfferedMethod } from '../methods/method.rules.ts'
import { offeredMethods } from '../methods/methods.service.server.ts'
import { balanceOf } from './ledger.queries.server.ts'

/** The providers that can take over an order whose transfer nobody has sent, as far as the shop knows. */
export const providersFor = (
  ctx: Needs<'config' | 'locale' | 'now'>,
  order: Order,
): Promise<readonly (OfferedMethod & { readonly method: OnlineMethod })[]> =>
  asSystemWithin(ctx, 'may a transfer be paid online instead', async (inside) => {
    const { tx } = inside
    const isOver = order.payBy !== null && order.payBy <= ctx.now
    if (!isTransfer(order.method) || !awaitsTransfer(order) || isOver) return []
    const [transfer, { captured }] = [
      await zellePaymentOf(tx, order.id),
      await balanceOf(tx, order.id),
    ]
    if (captured > 0 || transfer?.first_by || (await countProofs(tx, order.id)) > 0) return []
    const offered = await offeredMethods(inside, order.destination, order.total)
    return offered.flatMap(({ method, ...rest }) =>
      isTransfer(method) ? [] : [{ ...rest, method }],
    )
  })
