import { redirect } from 'react-router'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { orderReturnedFrom } from '#shop/payments/orders/return-buyer.service.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/provider-cancel'
import { afterPayment, providerIn } from './provider-outcome.ts'

/** A provider's cancel URL: redirects to the payment page; nothing was captured. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { searchParams } = new URL(request.url)
  const order = await orderReturnedFrom(ctx, {
    attempt: searchParams.get('intento') ?? '',
    providerPaymentId: searchParams.get('token') ?? '',
  })
  if (!order) return redirect('/pedido/buscar', 303)
  const came = { provider: providerIn(request), outcome: 'cancelled' } as const
  return redirect(afterPayment(linkOf(ctx, order, 'payer'), order, came), 303)
}
