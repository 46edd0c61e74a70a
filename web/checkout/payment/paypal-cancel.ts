import { redirect } from 'react-router'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { orderReturnedFrom } from '#shop/payments/orders/return-buyer.service.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/paypal-cancel'
import { afterPayPal } from './paypal-outcome.ts'

/** PayPal's cancel URL: redirects to the payment page; nothing was captured. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { searchParams } = new URL(request.url)
  const order = await orderReturnedFrom(ctx, {
    attempt: searchParams.get('intento') ?? '',
    providerPaymentId: searchParams.get('token') ?? '',
  })
  if (!order) return redirect('/pedido/buscar', 303)
  return redirect(afterPayPal(linkOf(ctx, order, 'payer'), 'cancelled'), 303)
}
