import {
  isTransfer,
  type OnlineMethod,
  onlineMethods,
  type PaymentMethod,
  readProvider,
} from '#kernel/payment-method.ts'
import { isSettled } from '#shop/orders/lifecycle/order-state.rules.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import type { Placed } from '#shop/orders/placing/placing.rules.ts'
import type { CaptureOutcome } from '#shop/payments/engine/payment.rules.ts'

/** Outcomes that redirect to the order; after the others the buyer may retry. */
const settled: readonly CaptureOutcome[] = ['paid', 'in_review', 'in_progress', 'held']

const param = 'pago'

/** The page where an order is paid at a provider; the key is that of the buyer's link. */
export const paymentPage = (provider: PaymentMethod, key: string): string =>
  `/checkout/${provider}/${key}`

/** The provider whose address this is: its name stands in the path. */
export const providerIn = ({ url }: Request): OnlineMethod =>
  readProvider(new URL(url).pathname.split('/')[2] ?? '')

/** Where a placed order is paid: at its provider, otherwise on the page with the instructions; the same for a held order. */
export function pageOfPlaced({ number, link }: Placed, method: PaymentMethod): string {
  const key = link.slice(link.lastIndexOf('/') + 1)
  return isTransfer(method) ? `/pedido-exitoso/${number}?clave=${key}` : paymentPage(method, key)
}

/** Whether this is where a buyer goes whose order was placed. */
export const isAfterOrder = (url: string): boolean =>
  url.startsWith('/pedido-exitoso/') ||
  onlineMethods.some((provider) => url.startsWith(paymentPage(provider, '')))

/** Outcomes that say of the order itself why nothing was taken: its page shows what holds. */
const ofTheOrder = ['paid_otherwise', 'order_closed', 'now_transfer', 'items_gone'] as const
export type OrderOutcome = (typeof ofTheOrder)[number]

const isOfTheOrder = (outcome: string): outcome is OrderOutcome =>
  ofTheOrder.some((known) => known === outcome)

/** Whether an outcome in the URL is true of the order as it is now; anybody may open an old one. */
const holds: Readonly<Record<OrderOutcome, (order: Order) => boolean>> = {
  paid_otherwise: ({ payment }) => isSettled(payment),
  order_closed: ({ payment, closedAt }) => closedAt !== null || payment === 'awaiting_parts',
  now_transfer: ({ method, closedAt }) => isTransfer(method) && closedAt === null,
  items_gone: ({ itemsReleasedAt }) => itemsReleasedAt !== null,
}

/** What the order's page says to whoever came from a provider in vain. */
export function orderOutcomeIn(request: Request, order: Order): OrderOutcome | null {
  const outcome = outcomeIn(request)
  return isOfTheOrder(outcome) && holds[outcome](order) ? outcome : null
}

/** An approval that came too late says how the order stands. */
function ofLate(outcome: CaptureOutcome | 'cancelled', order: Order): string {
  const { payment, method, closedAt } = order
  const isAwaited = payment === 'awaiting_payment' || payment === 'awaiting_proof'
  if (isAwaited && outcome !== 'order_closed') return outcome
  if (isSettled(payment)) return 'paid_otherwise'
  return isTransfer(method) && closedAt === null ? 'now_transfer' : 'order_closed'
}

/** Where a buyer goes after a provider: the order, or the payment page with the reason. */
export function afterPayment(
  orderLink: string,
  order: Order,
  {
    provider,
    outcome,
  }: { readonly provider: OnlineMethod; readonly outcome: CaptureOutcome | 'cancelled' },
): string {
  if (settled.some((known) => known === outcome)) return orderLink
  const reason = ofLate(outcome, order)
  return isOfTheOrder(reason)
    ? `${orderLink}?${param}=${reason}`
    : `${paymentPage(provider, orderLink.replace(/^\/pedido\//, ''))}?${param}=${reason}`
}

/** The same for a donation, whose page shows the status and restarts the payment. */
export const afterDonation = (link: string, outcome: CaptureOutcome | 'cancelled'): string =>
  settled.some((known) => known === outcome) ? link : `${link}?${param}=${outcome}`

export const outcomeIn = (request: Request): string =>
  new URL(request.url).searchParams.get(param) ?? ''
