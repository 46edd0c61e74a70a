import { redirect } from 'react-router'
import { capturePayment } from '#shop/payments/engine/capture.service.server.ts'
import { partPayable } from '#shop/payments/parts/part-payable.service.server.ts'
import { partReturnedFrom } from '#shop/payments/parts/paying/open-part.service.server.ts'
import { afterDonation } from '#web/checkout/payment/provider-outcome.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/part-return'

/** A provider's return and cancel URL of a part: `place` says which. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { searchParams } = new URL(request.url)
  const providerPaymentId = searchParams.get('token') ?? ''
  const link = await partReturnedFrom(ctx, {
    attempt: searchParams.get('intento') ?? '',
    providerPaymentId,
  })
  if (link === null) return redirect('/pedido/buscar', 303)
  if (params.place !== 'vuelta') return redirect(afterDonation(link, 'cancelled'), 303)
  const outcome = await capturePayment(ctx, partPayable, providerPaymentId)
  return redirect(afterDonation(link, outcome), 303)
}
