import { redirect } from 'react-router'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { capturePayment } from '#shop/payments/engine/capture.service.server.ts'
import { orderPayable } from '#shop/payments/orders/order-payable.service.server.ts'
import { orderReturnedFrom } from '#shop/payments/orders/return-buyer.service.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/provider-return'
import { afterPayment } from './provider-outcome.ts'

/** A provider's return URL: captures the payment and redirects to the order. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { searchParams } = new URL(request.url)
  const providerPaymentId = searchParams.get('token') ?? ''
  const order = await orderReturnedFrom(ctx, {
    attempt: searchParams.get('intento') ?? '',
    providerPaymentId,
  })
  if (!order) return redirect('/pedido/buscar', 303)
  const link = linkOf(ctx, order, 'payer')
  const outcome = await capturePayment(ctx, orderPayable, providerPaymentId)
  return redirect(afterPayment(link, order.method, outcome), 303)
}
