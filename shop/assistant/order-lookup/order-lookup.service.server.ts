import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import type { Ctx } from '#platform/ctx.ts'
import { findOrderForm } from '#shop/orders/lookup/lookup.input.ts'
import { sendLinkAgain } from '#shop/orders/lookup/lookup.service.server.ts'
import { answers } from '../messages/messages.ts'
import type { Part } from '../replies/answer.rules.ts'
import type { OrderRequest } from './order-request.rules.ts'

const secondsAMinute = 60

/**
 * The look-up of the order page within the conversation, with its limits: the link goes to the buyer's e-mail, and the
 * answer is the same whether there is such an order or not.
 */
export async function orderLookupParts(
  ctx: Ctx,
  request: OrderRequest,
  locale: Locale,
): Promise<readonly Part[]> {
  const { order } = answers[locale]
  const answered = (text: string): Part[] => [
    { kind: 'text', text },
    { kind: 'link', label: order.link, href: '/pedido/buscar' },
  ]
  if (typeof request === 'string') return answered(order[request])
  const form = findOrderForm({ ...request })
  if (!form.request) return answered(form.problems.number ? order.badNumber : order.badEmail)
  const sent = await sendLinkAgain(ctx, form.request)
  if (sent.ok) return answered(order.sent)
  const minutes = Math.ceil(sent.retryAfterSeconds / secondsAMinute)
  return answered(format(order.tooMany, { minutes }))
}
