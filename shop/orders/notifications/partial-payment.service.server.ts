import type { Usd } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { PartialPayment } from '#shop/emails/order-email.rules.ts'
import type { HistoryEvent } from '../history/history-notes.rules.ts'
import { addNote } from '../history/notes.service.server.ts'
import type { OrderWithLines } from '../order.rules.ts'
import { write } from './order-notifications.service.server.ts'

interface OnePayment {
  readonly event: Extract<HistoryEvent, { readonly code: 'transfer_seen' }>
  readonly reason: string
  readonly partial: PartialPayment
}

/** A further part of a transfer that leaves the state as it is, for the history and the buyer. */
export async function notePartialPayment(
  ctx: Needs<'now' | 'config' | 'shopUrl'> & { readonly tx: Tx },
  order: OrderWithLines,
  { event, reason, partial }: OnePayment,
): Promise<void> {
  await addNote(ctx, order.id, { event, reason })
  if (order.compliance === 'held') return
  const buyer = ['payment_partly_received'] as const
  await write(ctx, order, { buyer, recipient: [], owner: [] }, { partial })
}

/** Money that went back without another state, of what came too much or another part, is written to the buyer. */
export async function writeRefund(
  ctx: Needs<'now' | 'config' | 'shopUrl'> & { readonly tx: Tx },
  order: OrderWithLines,
  refunded: Usd,
): Promise<void> {
  const buyer = ['order_refunded'] as const
  await write(ctx, order, { buyer, recipient: [], owner: [] }, { refunded })
}
