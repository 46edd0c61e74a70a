import { randomUUID } from 'node:crypto'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import type { OrderConfirmation } from './order-confirmation.input.ts'
import { insertEmails } from './outbox/outbox.queries.server.ts'
import { type StaffRefusal, staffOnly } from './staff-only.rules.ts'
import { writtenConfirmation } from './templates/order-email.server.ts'

/** An e-mail with prices to the buyer and a light one to the recipient, unless both share an address. */
function emailsOf({ customerEmail, recipientEmail }: OrderConfirmation) {
  const buyer = { to: customerEmail, recipientKind: 'buyer', email: 'order_confirmation' } as const
  if (!recipientEmail || recipientEmail.toLowerCase() === customerEmail.toLowerCase())
    return [buyer]
  const email = 'recipient_order_confirmation'
  return [buyer, { to: recipientEmail, recipientKind: 'recipient', email } as const]
}

/** Sends the confirmation of the given order data; staff only, since it can be sent to any address. */
export async function sendOrderConfirmation(
  ctx: Needs<'now' | 'locale' | 'shopUrl'>,
  input: OrderConfirmation,
): Promise<Result<{ readonly id: string }, StaffRefusal>> {
  const refusal = staffOnly(ctx.actor)
  if (refusal) return refused(refusal)
  const { now, locale, shopUrl } = ctx
  const link = `${shopUrl}/pedido-exitoso/${encodeURIComponent(input.orderNumber)}`
  return inTransaction(ctx, async (inside) => {
    const facts = await currentShopFacts(inside)
    const rows = emailsOf(input).map(({ to, recipientKind, email }) => {
      const body = writtenConfirmation(input, { link, now, recipientKind }, facts, locale)
      return { id: randomUUID(), recipient: to, email, ...body }
    })
    await insertEmails(inside.tx, rows, now)
    return ok({ id: rows[0]?.id ?? '' })
  })
}
