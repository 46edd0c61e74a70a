import { isTransfer, type OnlineMethod, type PaymentMethod } from '#kernel/payment-method.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { noteColumns } from '../history/history-notes.rules.ts'
import { methodBefore } from '../history/notes.queries.server.ts'
import { proofHours, reserveAgain } from '../lifecycle/item-reservation.service.server.ts'
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
  type NewStates,
  writeStates,
} from '../orders.queries.server.ts'

type Inside = Needs<'now' | 'config' | 'shopUrl'> & { readonly tx: Tx }
export type MethodChanged = Result<Order, ChangeRefusal>

const isOpen = ({ compliance, closedAt }: Order): boolean =>
  compliance !== 'held' && closedAt === null

/** Whether an order still waits for its first payment, so that another method may take it over. */
export const mayChangeMethod = (order: Order): boolean =>
  order.payment === 'awaiting_payment' && isOpen(order)

/** Whether a transfer is awaited of which the buyer has said nothing; payments know whether something came. */
export const awaitsTransfer = (order: Order): boolean =>
  order.payment === 'awaiting_proof' && isOpen(order)

interface Move {
  readonly code: 'method_changed' | 'method_restored'
  readonly method: PaymentMethod
  readonly times: NewStates
}

/** Writes another method; the state becomes that in which an order by it begins. */
async function write(ctx: Inside, order: Order, { code, method, times }: Move) {
  const { tx, now, actor } = ctx
  const states = { payment_method: method, payment_status: firstPaymentState(method), ...times }
  await writeStates(tx, order.id, states)
  const until = order.payBy && { until: order.payBy.toISOString() }
  await insertChanges(tx, [
    {
      ...{ order_id: order.id, axis: 'payment', by_role: actor.role, changed_at: now },
      ...{ from_state: order.payment, to_state: states.payment_status },
      ...{ by_user: 'id' in actor ? actor.id : null },
      ...noteColumns({ event: { code, method, was: order.method, ...until } }),
    },
  ])
}

const withOrder = (
  ctx: Needs<'now' | 'config' | 'shopUrl'>,
  orderId: string,
  work: (inside: Inside, order: Order) => Promise<ChangeRefusal | null>,
): Promise<MethodChanged> =>
  inTransaction(ctx, async (inside): Promise<MethodChanged> => {
    const order = await lockOrder(inside.tx, orderId)
    const refusal = order ? await work(inside, order) : 'order_not_found'
    if (refusal) return refused(refusal)
    const changed = await findOrderWithLines(inside.tx, { id: orderId })
    return changed ? ok(changed) : refused('order_not_found')
  })

/** The buyer pays by a transfer an order that was to be paid at once. */
export const changeMethod = (
  ctx: Needs<'now' | 'config' | 'shopUrl'>,
  orderId: string,
  method: PaymentMethod,
): Promise<MethodChanged> =>
  inTransaction(ctx, async (inside) => {
    const { now } = inside
    const changed = await withOrder(inside, orderId, async (within, order) => {
      if (!mayChangeMethod(order)) return 'change_not_allowed'
      const times = {
        pay_by: payBy(method, order.compliance, now),
        items_until: itemsUntil(method, await proofHours(within), now),
      }
      await write(within, order, { code: 'method_changed', method, times })
      return null
    })
    if (!changed.ok) return changed
    const { payment: to } = changed.value
    await notificationOf(inside, changed.value, { axis: 'payment', from: 'awaiting_payment', to })
    return changed
  })

/** The money of an order that waits for a transfer comes at once instead; its items are reserved again, or nothing changes. */
export const payAtOnce = (
  ctx: Needs<'now' | 'config' | 'shopUrl'>,
  orderId: string,
  method: OnlineMethod,
): Promise<MethodChanged> =>
  withOrder(ctx, orderId, async (inside, order) => {
    if (!awaitsTransfer(order)) return 'change_not_allowed'
    if (!(await reserveAgain(inside, order))) return 'items_gone'
    const times = { pay_by: payBy(method, order.compliance, inside.now) }
    await write(inside, order, { code: 'method_changed', method, times })
    return null
  })

/** The money did not come at once after all: whoever was to send a transfer may do so again, until the same deadline. */
export const awaitTransferAgain = (
  ctx: Needs<'now' | 'config' | 'shopUrl'>,
  orderId: string,
): Promise<MethodChanged> =>
  withOrder(ctx, orderId, async (inside, order) => {
    if (order.payment !== 'awaiting_payment') return 'change_not_allowed'
    const before = await methodBefore(inside.tx, order)
    if (!before || !isTransfer(before.method)) return null
    const { method, until } = before
    await write(inside, order, { code: 'method_restored', method, times: { pay_by: until } })
    return null
  })
