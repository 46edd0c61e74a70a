import type { CaptureOutcome } from '#shop/payments/engine/payment.rules.ts'

/** Outcomes that redirect to the order; after the others the buyer may retry. */
const settled: readonly CaptureOutcome[] = ['paid', 'in_review', 'in_progress', 'held']

const param = 'pago'

/** Where a buyer goes after PayPal: the order, or the payment page with the reason. */
export const afterPayPal = (orderLink: string, outcome: CaptureOutcome | 'cancelled'): string => {
  const isSettled = settled.some((known) => known === outcome)
  return isSettled
    ? orderLink
    : `${orderLink.replace(/^\/pedido\//, '/checkout/paypal/')}?${param}=${outcome}`
}

/** The same for a donation, whose page shows the status and restarts the payment. */
export const afterDonation = (link: string, outcome: CaptureOutcome | 'cancelled'): string =>
  settled.some((known) => known === outcome) ? link : `${link}?${param}=${outcome}`

export const outcomeIn = (request: Request): string =>
  new URL(request.url).searchParams.get(param) ?? ''
