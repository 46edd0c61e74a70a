import type { Ctx } from '#platform/ctx.ts'
import { orderConfirmation } from '#shop/emails/order-confirmation.input.ts'
import { sendOrderConfirmation } from '#shop/emails/order-confirmation.service.server.ts'
import { findingMessages, refusedMessage } from '../messages.server.ts'
import type { Finding } from '../results/test-result.rules.ts'
import { sampleOrder } from '../sample-order.rules.ts'
import { rolledBack } from './rolled-back.server.ts'

/** Queues an e-mail in a transaction that is rolled back, so that none is sent. */
export async function emailWritten(ctx: Ctx): Promise<Finding> {
  const messages = findingMessages(ctx)
  const options = orderConfirmation.parse(sampleOrder)
  const sent = await rolledBack(ctx, (inside) => sendOrderConfirmation(inside, options))
  return sent.ok
    ? { status: 'success', message: messages.emailWritten }
    : { status: 'error', message: refusedMessage(ctx, sent.code) }
}
