import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { dropUnsentEmails } from '#shop/emails/outbox/sent-emails.service.server.ts'
import { takeBackDelivery } from '../lifecycle/changes.service.server.ts'
import type { ChangeRefusal, DeliveryState } from '../lifecycle/order-state.rules.ts'
import type { Notifications } from '../notifications/order-notifications.rules.ts'
import { write } from '../notifications/order-notifications.service.server.ts'
import type { Order } from '../order.rules.ts'
import { changesOf, linesOf, lockOrder, writePapers } from '../orders.queries.server.ts'
import { deliveryToUndo, undoRefusal } from './undone-deliveries.rules.ts'

const ofDelivery = { buyer: 'order_delivered', recipient: 'recipient_delivered' } as const

/** Nobody reads of the correction of what never left. */
function correctionsTo(
  { recipient }: Order,
  dropped: readonly string[],
): Pick<Notifications, 'buyer' | 'recipient'> {
  const isUnread = (kind: string) => dropped.includes(kind)
  const isReached = recipient.email !== '' && !isUnread(ofDelivery.recipient)
  return {
    buyer: isUnread(ofDelivery.buyer) ? [] : ['order_undelivered'],
    recipient: isReached ? ['recipient_undelivered'] : [],
  }
}

interface SendingOn {
  readonly order: Order
  readonly to: DeliveryState
  readonly reason: string
}

/** What was noted as there, and after a problem is on its way again: nobody received it, and who read so reads that. */
export async function sendOnAgain(
  inside: Needs<'now' | 'config' | 'shopUrl'> & { readonly tx: Tx },
  { order, to, reason }: SendingOn,
): Promise<Result<Order, ChangeRefusal>> {
  const { id: orderId } = order
  const emails = correctionsTo(order, [])
  await writePapers(inside.tx, orderId, { received_by: '' })
  const kinds = [...emails.buyer, ...emails.recipient].join(' ')
  const event = { code: 'delivery_undone', emails: kinds, dropped: '' } as const
  const changed = await takeBackDelivery(inside, { orderId, to, reason, event })
  if (!changed.ok) return changed
  const lines = await linesOf(inside.tx, orderId)
  await write(inside, { ...changed.value, lines }, { ...emails, owner: [] })
  return changed
}

interface Undoing {
  readonly orderId: string
  readonly reason: string
  /** Whether who was written to reads that it was a mistake. */
  readonly writes: boolean
}

/** A delivery that was noted by mistake: the order is where it was before, and so is who received it. */
export const undoDelivery = (
  ctx: Needs<'now' | 'config' | 'shopUrl'>,
  { orderId, reason, writes }: Undoing,
): Promise<Result<Order, ChangeRefusal>> =>
  inTransaction(ctx, async (inside): Promise<Result<Order, ChangeRefusal>> => {
    const { tx } = inside
    const order = await lockOrder(tx, orderId)
    if (!order) return refused('order_not_found')
    const refusal = undoRefusal(order)
    if (refusal) return refused(refusal)
    const undone = deliveryToUndo(await changesOf(tx, orderId))
    if (!undone) return refused('change_not_allowed')
    const { number } = order
    const dropped = await dropUnsentEmails(inside, { kinds: Object.values(ofDelivery), number })
    const emails = writes ? correctionsTo(order, dropped) : { buyer: [], recipient: [] }
    await writePapers(tx, orderId, { received_by: undone.receivedBy })
    const kinds = [...emails.buyer, ...emails.recipient].join(' ')
    const changed = await takeBackDelivery(inside, {
      ...{ orderId, reason, to: undone.to },
      event: { code: 'delivery_undone', emails: kinds, dropped: dropped.join(' ') },
    })
    if (!changed.ok) return changed
    const lines = await linesOf(tx, orderId)
    await write(inside, { ...changed.value, lines }, { ...emails, owner: [] })
    return ok(changed.value)
  })
