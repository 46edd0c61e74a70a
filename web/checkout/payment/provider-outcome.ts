import { isTransfer, onlineMethods, type PaymentMethod } from '#kernel/payment-method.ts'
import type { Placed } from '#shop/orders/placing/placing.rules.ts'
import type { CaptureOutcome } from '#shop/payments/engine/payment.rules.ts'

/** Outcomes that redirect to the order; after the others the buyer may retry. */
const settled: readonly CaptureOutcome[] = ['paid', 'in_review', 'in_progress', 'held']

const param = 'pago'

/** The page where an order is paid at a provider; the key is that of the buyer's link. */
export const paymentPage = (provider: PaymentMethod, key: string): string =>
  `/checkout/${provider}/${key}`

/** Where a placed order is paid: at its provider, otherwise on the page with the instructions; the same for a held order. */
export function pageOfPlaced({ number, link }: Placed, method: PaymentMethod): string {
  const key = link.slice(link.lastIndexOf('/') + 1)
  return isTransfer(method) ? `/pedido-exitoso/${number}?clave=${key}` : paymentPage(method, key)
}

/** Whether this is where a buyer goes whose order was placed. */
export const isAfterOrder = (url: string): boolean =>
  url.startsWith('/pedido-exitoso/') ||
  onlineMethods.some((provider) => url.startsWith(paymentPage(provider, '')))

/** Where a buyer goes after a provider: the order, or the payment page with the reason. */
export function afterPayment(
  orderLink: string,
  provider: PaymentMethod,
  outcome: CaptureOutcome | 'cancelled',
): string {
  const isSettled = settled.some((known) => known === outcome)
  // a transfer, chosen meanwhile in another tab, has no payment page
  if (!isSettled && isTransfer(provider)) return `${orderLink}?${param}=now_transfer`
  return isSettled
    ? orderLink
    : `${paymentPage(provider, orderLink.replace(/^\/pedido\//, ''))}?${param}=${outcome}`
}

/** The same for a donation, whose page shows the status and restarts the payment. */
export const afterDonation = (link: string, outcome: CaptureOutcome | 'cancelled'): string =>
  settled.some((known) => known === outcome) ? link : `${link}?${param}=${outcome}`

export const outcomeIn = (request: Request): string =>
  new URL(request.url).searchParams.get(param) ?? ''
