import { redirect } from 'react-router'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { capturePayment } from '#shop/payments/engine/capture.service.server.ts'
import { orderPayable } from '#shop/payments/orders/order-payable.service.server.ts'
import { orderReturnedFrom } from '#shop/payments/orders/return-buyer.service.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/provider-return'
import { afterPayment, providerIn } from './provider-outcome.ts'

/** A provider's return URL: captures the payment and redirects to the order. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { searchParams } = new URL(request.url)
  const providerPaymentId = searchParams.get('token') ?? ''
  const named = { attempt: searchParams.get('intento') ?? '', providerPaymentId }
  if (!(await orderReturnedFrom(ctx, named))) return redirect('/pedido/buscar', 303)
  const outcome = await capturePayment(ctx, orderPayable, providerPaymentId)
  const order = await orderReturnedFrom(ctx, named)
  if (!order) return redirect('/pedido/buscar', 303)
  const came = { provider: providerIn(request), outcome }
  return redirect(afterPayment(linkOf(ctx, order, 'payer'), order, came), 303)
}
