import { linkOf } from '#shop/orders/orders.service.server.ts'
import { capturePayment } from '#shop/payments/engine/capture.service.server.ts'
import { isPaymentOf } from '#shop/payments/engine/return.service.server.ts'
import { orderPayable } from '#shop/payments/orders/order-payable.service.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/provider-button'
import { afterPayment, providerIn } from './provider-outcome.ts'
import { payersOrder } from './provider-page.server.ts'
import { startOrContinue } from './start-or-continue.server.ts'

const messages = (result: object, status = 200) =>
  Response.json(result, { status, headers: { 'Cache-Control': 'no-store' } })

export const loader = () => messages({ outcome: 'post_only' }, 405)

/** The requests of a provider's buttons: start a payment, and capture it after the approval. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const order = await payersOrder(ctx, params.token)
  if (!order) return messages({ outcome: 'order_not_found' }, 404)
  const provider = providerIn(request)
  const { intent, order: named } = await postedFields(request)
  if (intent === 'create') {
    const started = await startOrContinue(ctx, orderPayable, { payableId: order.id, provider })
    return started.ok
      ? messages({ id: started.value.providerPaymentId })
      : messages({ outcome: started.code }, 409)
  }
  if (
    intent !== 'capture' ||
    typeof named !== 'string' ||
    !(await isPaymentOf(ctx, orderPayable, { payableId: order.id, providerPaymentId: named }))
  )
    return messages({ outcome: 'unknown_payment' }, 400)
  const outcome = await capturePayment(ctx, orderPayable, named)
  if (outcome === 'choose_again') return messages({ outcome })
  const now = (await payersOrder(ctx, params.token)) ?? order
  const location = afterPayment(linkOf(ctx, now, 'payer'), now, { provider, outcome })
  return messages({ outcome, location })
}
