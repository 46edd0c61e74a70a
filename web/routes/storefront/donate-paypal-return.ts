import { redirect } from 'react-router'
import { donationLink } from '#shop/donations/donations.service.server.ts'
import { captureGift } from '#shop/donations/paypal/capture-gift.service.server.ts'
import { giftReturnedFrom } from '#shop/donations/paypal/return-gift.service.server.ts'
import { isInMaintenance } from '#shop/maintenance/maintenance.service.server.ts'
import { afterGift } from '#web/paypal-outcome.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import type { Route } from './+types/donate-paypal-return'

/** Where PayPal sends a donor who agreed, or who did not: `place` says which. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { searchParams } = new URL(request.url)
  const payPalOrderId = searchParams.get('token') ?? ''
  const donation = await giftReturnedFrom(ctx, {
    attempt: searchParams.get('intento') ?? '',
    payPalOrderId,
  })
  if (!donation) return redirect('/donar', 303)
  const link = donationLink(ctx, donation)
  if (params.place !== 'vuelta') return redirect(afterGift(link, 'cancelled'), 303)
  // nothing is begun now; what the donor agreed to is taken up when the shop is open again
  if (await isInMaintenance(ctx)) return redirect(link, 303)
  return redirect(afterGift(link, await captureGift(ctx, payPalOrderId)), 303)
}
