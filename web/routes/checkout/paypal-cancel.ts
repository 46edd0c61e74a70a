import { redirect } from 'react-router'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { returnedFrom } from '#shop/payments/paypal/return.service.server.ts'
import { afterPayPal } from '#web/paypal-outcome.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import type { Route } from './+types/paypal-cancel'

/** Where PayPal sends a buyer who did not agree: back to where he pays, and nothing was taken. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { searchParams } = new URL(request.url)
  const returned = await returnedFrom(ctx, {
    attempt: searchParams.get('intento') ?? '',
    payPalOrderId: searchParams.get('token') ?? '',
  })
  if (!returned) return redirect('/pedido/buscar', 303)
  return redirect(afterPayPal(linkOf(ctx, returned.order, 'payer'), 'cancelled'), 303)
}
