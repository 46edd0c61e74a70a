import { isTransfer } from '#kernel/payment-method.ts'
import { donationByLink, donationLink } from '#shop/donations/donations.service.server.ts'
import { donationPayable } from '#shop/donations/payment/donation-payable.service.server.ts'
import { capturePayment } from '#shop/payments/engine/capture.service.server.ts'
import { isPaymentOf } from '#shop/payments/engine/return.service.server.ts'
import { startPayment } from '#shop/payments/engine/start.service.server.ts'
import { afterDonation } from '#web/checkout/payment/provider-outcome.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/donate-button'

const messages = (result: object, status = 200) =>
  Response.json(result, { status, headers: { 'Cache-Control': 'no-store' } })

export const loader = () => messages({ outcome: 'post_only' }, 405)

/** The requests of a provider's buttons: start a donation, and capture it after the approval. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const donation = await donationByLink(ctx, params.token)
  if (!donation) return messages({ outcome: 'order_not_found' }, 404)
  const { method: provider } = donation
  if (isTransfer(provider)) return messages({ outcome: 'not_payable' }, 409)
  const { intent, order: named } = await postedFields(request)
  if (intent === 'create') {
    const started = await startPayment(ctx, donationPayable, { payableId: donation.id, provider })
    return started.ok
      ? messages({ id: started.value.providerPaymentId })
      : messages({ outcome: started.code }, 409)
  }
  const payableId = donation.id
  if (
    intent !== 'capture' ||
    typeof named !== 'string' ||
    !(await isPaymentOf(ctx, donationPayable, { payableId, providerPaymentId: named }))
  )
    return messages({ outcome: 'unknown_payment' }, 400)
  const outcome = await capturePayment(ctx, donationPayable, named)
  if (outcome === 'choose_again') return messages({ outcome })
  return messages({ outcome, location: afterDonation(donationLink(ctx, donation), outcome) })
}
