import { redirect } from 'react-router'
import { donationLink } from '#shop/donations/donations.service.server.ts'
import { donationPayable } from '#shop/donations/payment/donation-payable.service.server.ts'
import { donationReturnedFrom } from '#shop/donations/payment/return-donor.service.server.ts'
import { capturePayment } from '#shop/payments/engine/capture.service.server.ts'
import { afterDonation } from '#web/checkout/payment/provider-outcome.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/donate-return'

/** A provider's return and cancel URL of a donation: `place` says which. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { searchParams } = new URL(request.url)
  const providerPaymentId = searchParams.get('token') ?? ''
  const donation = await donationReturnedFrom(ctx, {
    attempt: searchParams.get('intento') ?? '',
    providerPaymentId,
  })
  if (!donation) return redirect('/donar', 303)
  const link = donationLink(ctx, donation)
  if (params.place !== 'vuelta') return redirect(afterDonation(link, 'cancelled'), 303)
  return redirect(
    afterDonation(link, await capturePayment(ctx, donationPayable, providerPaymentId)),
    303,
  )
}
