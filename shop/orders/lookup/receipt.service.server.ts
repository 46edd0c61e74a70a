import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, asSystemWithin, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { noteDate, ordersWithNote } from '../history/notes.queries.server.ts'
import { addNote } from '../history/notes.service.server.ts'
import { deliveredAt } from '../images/images.queries.server.ts'
import { write } from '../notifications/order-notifications.service.server.ts'
import type { Order } from '../order.rules.ts'
import { linesOf, lockOrder } from '../orders.queries.server.ts'
import { orderByLink } from '../orders.service.server.ts'
import { mayBeReceived, mayConfirmReceipt } from './recipient-stage.rules.ts'

const event = { code: 'receipt_confirmed' } as const

export const isReceiptConfirmed = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await noteDate(tx, orderId, event.code)) !== null

type Delivered = Pick<Order, 'id' | 'delivery' | 'destination'>

/** Since when the recipient has the items: by the carrier's word, before it by his own; null while neither says so. */
export async function receivedAt(tx: Tx, order: Delivered): Promise<Date | null> {
  const delivered = order.delivery === 'delivered' ? await deliveredAt(tx, order.id) : null
  if (delivered || !mayConfirmReceipt(order)) return delivered
  return noteDate(tx, order.id, event.code)
}

/** Orders as payer and recipient see them: delivered from the confirmation on, whatever the carrier has reported. */
export async function allAsReceived<T extends Delivered>(
  ctx: Needs,
  orders: readonly T[],
): Promise<T[]> {
  const ids = orders.filter(mayBeReceived).map(({ id }) => id)
  if (ids.length === 0) return [...orders]
  const found = await asSystemWithin(ctx, 'whether orders were received', ({ tx }) =>
    ordersWithNote(tx, ids, event.code),
  )
  return orders.map((order) => (found.has(order.id) ? { ...order, delivery: 'delivered' } : order))
}

export const asReceived = async <T extends Delivered>(ctx: Needs, order: T): Promise<T> =>
  (await allAsReceived(ctx, [order]))[0] ?? order

/** Before the carrier says so, the buyer hears it from the shop. */
async function notifyBuyer(
  inside: Needs<'now' | 'config' | 'shopUrl'> & { readonly tx: Tx },
  order: Order,
) {
  const whole = { ...order, lines: await linesOf(inside.tx, order.id) }
  await write(inside, whole, { buyer: ['order_in_hands'], recipient: [], owner: [] })
}

/** Whoever has the recipient's link says once that the order is there; staff read it in the history. */
export async function confirmReceipt(
  ctx: Needs<'now' | 'config' | 'shopUrl'>,
  token: string,
): Promise<Result<null, 'order_not_found' | 'not_on_the_way'>> {
  const opened = await orderByLink(ctx, token)
  if (opened?.viewer !== 'recipient') return refused('order_not_found')
  const { id } = opened.order
  const acting = { ...ctx, ...asSystem(ctx.db, 'the recipient confirms the receipt') }
  return inTransaction(acting, async (inside) => {
    const order = await lockOrder(inside.tx, id)
    if (!order || !mayConfirmReceipt(order)) return refused('not_on_the_way')
    if (await isReceiptConfirmed(inside.tx, id)) return ok(null)
    await addNote(inside, id, { event })
    if (order.delivery !== 'delivered') await notifyBuyer(inside, order)
    return ok(null)
  })
}
