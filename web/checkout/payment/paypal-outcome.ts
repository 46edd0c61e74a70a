import type { CaptureOutcome } from '#shop/payments/engine/payment.rules.ts'

/** With these the buyer is led to his order; with the others he may try again. */
const settled: readonly CaptureOutcome[] = ['paid', 'in_review', 'in_progress', 'held']

const param = 'pago'

/** Where a buyer goes after PayPal: his order, or the page where he pays, which says why. */
export const afterPayPal = (orderLink: string, outcome: CaptureOutcome | 'cancelled'): string => {
  const isSettled = settled.some((known) => known === outcome)
  return isSettled
    ? orderLink
    : `${orderLink.replace(/^\/pedido\//, '/checkout/paypal/')}?${param}=${outcome}`
}

/** The same for a donation: its page both shows how it stands and begins it again. */
export const afterDonation = (link: string, outcome: CaptureOutcome | 'cancelled'): string =>
  settled.some((known) => known === outcome) ? link : `${link}?${param}=${outcome}`

export const outcomeIn = (request: Request): string =>
  new URL(request.url).searchParams.get(param) ?? ''
