import { randomUUID } from 'node:crypto'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { writtenConfirmation } from './letters/order-letter.server.ts'
import type { OrderConfirmation } from './order-confirmation.input.ts'
import { insertLetters } from './outbox.queries.server.ts'
import { type StaffRefusal, staffOnly } from './staff-only.rules.ts'

/** A letter with prices to the buyer and a light one to the recipient, who is not told twice. */
function lettersOf({ customerEmail, recipientEmail }: OrderConfirmation) {
  const buyer = { to: customerEmail, reader: 'buyer', letter: 'order_confirmation' } as const
  if (!recipientEmail || recipientEmail.toLowerCase() === customerEmail.toLowerCase())
    return [buyer]
  const letter = 'recipient_order_confirmation'
  return [buyer, { to: recipientEmail, reader: 'recipient', letter } as const]
}

/** Sends the confirmation as its fields say it; only staff may, for it writes to anybody. */
export async function sendOrderConfirmation(
  ctx: Needs<'now' | 'locale' | 'shopUrl'>,
  given: OrderConfirmation,
): Promise<Result<{ readonly id: string }, StaffRefusal>> {
  const refusal = staffOnly(ctx.actor)
  if (refusal) return refused(refusal)
  const { now, locale, shopUrl } = ctx
  const link = `${shopUrl}/pedido-exitoso/${encodeURIComponent(given.orderNumber)}`
  return inTransaction(ctx, async (inside) => {
    const facts = await currentShopFacts(inside)
    const rows = lettersOf(given).map(({ to, reader, letter }) => {
      const body = writtenConfirmation(given, { link, now, reader }, facts, locale)
      return { id: randomUUID(), recipient: to, letter, ...body }
    })
    await insertLetters(inside.tx, rows, now)
    return ok({ id: rows[0]?.id ?? '' })
  })
}
