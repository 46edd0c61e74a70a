import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { noteExists } from '../history/notes.queries.server.ts'
import { addNote } from '../history/notes.service.server.ts'
import { lockOrder } from '../orders.queries.server.ts'
import { orderByLink } from '../orders.service.server.ts'
import { mayConfirmReceipt } from './recipient-stage.rules.ts'

const event = { code: 'receipt_confirmed' } as const

export const isReceiptConfirmed = (tx: Tx, orderId: string): Promise<boolean> =>
  noteExists(tx, orderId, event.code)

/** Whoever has the recipient's link says once that the order is there; staff read it in the history. */
export async function confirmReceipt(
  ctx: Needs<'now' | 'config'>,
  token: string,
): Promise<Result<null, 'order_not_found' | 'not_on_the_way'>> {
  const opened = await orderByLink(ctx, token)
  if (opened?.viewer !== 'recipient') return refused('order_not_found')
  const { id } = opened.order
  const acting = { ...ctx, ...asSystem(ctx.db, 'the recipient confirms the receipt') }
  return inTransaction(acting, async (inside) => {
    const order = await lockOrder(inside.tx, id)
    if (!order || !mayConfirmReceipt(order.delivery)) return refused('not_on_the_way')
    if (!(await isReceiptConfirmed(inside.tx, id))) await addNote(inside, id, { event })
    return ok(null)
  })
}
