import { redirect } from 'react-router'
import { isInMaintenance } from '#shop/maintenance/maintenance.service.server.ts'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { capturePayPal } from '#shop/payments/paypal/capture.service.server.ts'
import { returnedFrom } from '#shop/payments/paypal/return.service.server.ts'
import { afterPayPal } from '#web/paypal-outcome.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import type { Route } from './+types/paypal-return'

/** Where PayPal sends a buyer who agreed: the money is taken, and he sees his order. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { searchParams } = new URL(request.url)
  const returned = await returnedFrom(ctx, {
    attempt: searchParams.get('intento') ?? '',
    payPalOrderId: searchParams.get('token') ?? '',
  })
  if (!returned) return redirect('/pedido/buscar', 303)
  const link = linkOf(ctx, returned.order, 'payer')
  // nothing is begun now; what he agreed to is taken up when the shop is open again
  if (await isInMaintenance(ctx)) return redirect(link, 303)
  return redirect(afterPayPal(link, await capturePayPal(ctx, returned.payPalOrderId)), 303)
}
