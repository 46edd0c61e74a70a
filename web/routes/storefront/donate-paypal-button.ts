import { donationByLink, donationLink } from '#shop/donations/donations.service.server.ts'
import { captureGift } from '#shop/donations/paypal/capture-gift.service.server.ts'
import { isPaymentOfGift } from '#shop/donations/paypal/return-gift.service.server.ts'
import { startGift } from '#shop/donations/paypal/start-gift.service.server.ts'
import { afterGift } from '#web/paypal-outcome.ts'
import { postedFields } from '#web/posted.server.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import type { Route } from './+types/donate-paypal-button'

const say = (answer: object, status = 200) =>
  Response.json(answer, { status, headers: { 'Cache-Control': 'no-store' } })

export const loader = () => say({ outcome: 'post_only' }, 405)

/** What PayPal's buttons ask: to begin a gift, and to take it when the donor agreed. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const donation = await donationByLink(ctx, params.token)
  if (!donation) return say({ outcome: 'order_not_found' }, 404)
  const { intent, order: named } = await postedFields(request)
  if (intent === 'create') {
    const started = await startGift(ctx, donation.id)
    return started.ok
      ? say({ id: started.value.payPalOrderId })
      : say({ outcome: started.code }, 409)
  }
  const isOurs = typeof named === 'string' && (await isPaymentOfGift(ctx, donation.id, named))
  if (intent !== 'capture' || !isOurs) return say({ outcome: 'unknown_payment' }, 400)
  const outcome = await captureGift(ctx, named)
  if (outcome === 'choose_again') return say({ outcome })
  return say({ outcome, location: afterGift(donationLink(ctx, donation), outcome) })
}
