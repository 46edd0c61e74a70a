import { fill } from '#kernel/words.ts'
import type { Ctx } from '#platform/ctx.ts'
import { orderConfirmation } from '../../emails/order-confirmation.input.ts'
import { sendOrderConfirmation } from '../../emails/order-confirmation.service.server.ts'
import { rolledBack } from '../rolled-back.server.ts'
import { sampleOrder } from '../sample-order.rules.ts'
import type { Finding } from '../test-result.rules.ts'
import { findingWords } from '../words.server.ts'

/** A letter is written and put in the outbox, in a transaction that is taken back: nobody gets it. */
export async function letterWritten(ctx: Ctx): Promise<Finding> {
  const words = findingWords(ctx)
  const given = orderConfirmation.parse(sampleOrder)
  const sent = await rolledBack(ctx, (inside) => sendOrderConfirmation(inside, given))
  return sent.ok
    ? { status: 'success', message: words.letterWritten }
    : { status: 'error', message: fill(words.refused, { code: sent.code }) }
}
