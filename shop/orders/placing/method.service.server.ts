import type { PaymentMethod } from '#kernel/payment-method.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { noteColumns } from '../history/history-notes.rules.ts'
import { proofHours } from '../lifecycle/item-reservation.service.server.ts'
import {
  type ChangeRefusal,
  firstPaymentState,
  itemsUntil,
  payBy,
} from '../lifecycle/order-state.rules.ts'
import { notificationOf } from '../notifications/order-notifications.service.server.ts'
import type { Order } from '../order.rules.ts'
import {
  findOrderWithLines,
  insertChanges,
  lockOrder,
  writeStates,
} from '../orders.queries.server.ts'

/** Whether an order still waits for its first payment, so that another method may take it over. */
export const mayChangeMethod = ({ payment, compliance, closedAt }: Order): boolean =>
  payment === 'awaiting_payment' && compliance !== 'held' && closedAt === null

/** Another method for an order that is not paid yet. */
export const changeMethod = (
  ctx: Needs<'now' | 'config' | 'shopUrl'>,
  orderId: string,
  method: PaymentMethod,
): Promise<Result<Order, ChangeRefusal>> =>
  inTransaction(ctx, async (inside) => {
    const { tx, now, actor } = inside
    const order = await lockOrder(tx, orderId)
    if (!order) return refused('order_not_found')
    if (!mayChangeMethod(order)) return refused('change_not_allowed')
    const states = {
      payment_method: method,
      payment_status: firstPaymentState(method),
      pay_by: payBy(method, order.compliance, now),
      items_until: itemsUntil(method, await proofHours(inside), now),
    }
    await writeStates(tx, orderId, states)
    await insertChanges(tx, [
      {
        ...{ order_id: orderId, axis: 'payment', by_role: actor.role, changed_at: now },
        ...{ from_state: order.payment, to_state: states.payment_status },
        ...{ by_user: 'id' in actor ? actor.id : null },
        ...noteColumns({ event: { code: 'method_changed', method } }),
      },
    ])
    const changed = await findOrderWithLines(tx, { id: orderId })
    if (!changed) return refused('order_not_found')
    await notificationOf(inside, changed, {
      axis: 'payment',
      from: order.payment,
      to: changed.payment,
    })
    return ok(changed)
  })
