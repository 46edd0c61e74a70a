import { isTransfer } from '#kernel/payment-method.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import { hourMs } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { settingNamed } from '#shop/settings/settings.service.server.ts'
import { noteColumns } from '../history/history-notes.rules.ts'
import { type ChangeRefusal, readPartsHours } from '../lifecycle/order-state.rules.ts'
import { mayBecomeTransfer } from '../limits/new-buyers.service.server.ts'
import { notificationOf } from '../notifications/order-notifications.service.server.ts'
import type { Order } from '../order.rules.ts'
import { insertChanges, lockOrder, writeStates } from '../orders.queries.server.ts'

/** Whether an order that nobody has paid yet may be divided. */
export const mayBeDivided = ({ payment, compliance, closedAt, itemsReleasedAt }: Order): boolean =>
  (payment === 'awaiting_payment' || payment === 'awaiting_proof') &&
  compliance !== 'held' &&
  closedAt === null &&
  itemsReleasedAt === null

/** The owner's setting: how long the items of a divided order are reserved. */
export const partsHours = async (ctx: Needs): Promise<number> =>
  readPartsHours(await settingNamed(ctx, 'parts_hours'))

/** From now on the order waits for its parts, and reserves its items as a transfer does, within the same limits. */
export const awaitParts = (
  ctx: Needs<'now' | 'locale' | 'config' | 'shopUrl'>,
  orderId: string,
  count: number,
): Promise<Result<Order, ChangeRefusal | 'too_much_reserved'>> =>
  inTransaction(ctx, async (inside) => {
    const { tx, now, actor } = inside
    const order = await lockOrder(tx, orderId)
    if (!order) return refused('order_not_found')
    if (!mayBeDivided(order)) return refused('change_not_allowed')
    if (!isTransfer(order.method) && !(await mayBecomeTransfer(inside, order)))
      return refused('too_much_reserved')
    const payBy = new Date(now.getTime() + (await partsHours(inside)) * hourMs)
    const states = { payment_status: 'awaiting_parts', pay_by: payBy, items_until: null } as const
    await writeStates(tx, orderId, states)
    await insertChanges(tx, [
      {
        ...{ order_id: orderId, axis: 'payment', by_role: actor.role, changed_at: now },
        ...{ from_state: order.payment, to_state: states.payment_status },
        ...{ by_user: 'id' in actor ? actor.id : null },
        ...noteColumns({ event: { code: 'divided', parts: String(count) } }),
      },
    ])
    const divided = { ...order, payment: states.payment_status, payBy, itemsUntil: null }
    const moved = { axis: 'payment', from: order.payment, to: states.payment_status } as const
    await notificationOf(inside, divided, moved)
    return ok(divided)
  })
