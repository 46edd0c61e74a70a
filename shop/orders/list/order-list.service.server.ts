import { toDecimal } from '#kernel/money.ts'
import { csvLine, csvStart } from '#kernel/text/csv.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Order } from '../order.rules.ts'
import { recipientName, shippingAddress } from '../parties.rules.ts'
import { orderPage } from './order-list.queries.server.ts'
import type { OrderListQuery } from './order-list.rules.ts'

export interface ListedOrders {
  readonly orders: readonly Order[]
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null
}

const pageSize = 50

/** One page of the list; row security shows customers only their own orders. */
export const listedOrders = (
  ctx: Needs<'now'>,
  request: OrderListQuery,
  size = pageSize,
): Promise<ListedOrders> =>
  inTransaction(ctx, async ({ tx, now }) => {
    const found = await orderPage(tx, request, { limit: size + 1, now })
    const orders = found.slice(0, size)
    return { orders, next: found.length > size ? (orders.at(-1)?.id ?? null) : null }
  })

const head = [
  ...['order_number', 'placed_at', 'paid_at', 'destination', 'payment_method'],
  ...['payment_status', 'compliance_status', 'delivery_status', 'buyer', 'buyer_email'],
  ...['recipient', 'province', 'municipality', 'subtotal', 'agency_fee', 'tax', 'installation'],
  ...['discount', 'coupon', 'total', 'carrier', 'tracking_code'],
]

function rowOf(order: Order) {
  const { province, municipality } = shippingAddress(order.recipient)
  const sums = [order.subtotal, order.agencyFee, order.tax, order.installation, order.discount]
  return [
    ...[order.number, order.placedAt.toISOString(), order.paidAt?.toISOString() ?? null],
    ...[order.destination, order.method, order.payment, order.compliance, order.delivery],
    ...[order.buyer.name, order.buyer.email, recipientName(order.recipient)],
    ...[province, municipality, ...sums.map((sum) => Number(toDecimal(sum))), order.couponCode],
    ...[Number(toDecimal(order.total)), order.carrier, order.trackingCode],
  ]
}

const atOnce = 500

/** The order list as CSV lines, fetched in batches. */
export async function* orderFile(
  ctx: Needs<'now'>,
  request: OrderListQuery,
): AsyncGenerator<string> {
  yield csvStart + csvLine(head)
  let after: string | null = null
  do {
    const page: ListedOrders = await listedOrders(ctx, { ...request, after }, atOnce)
    if (page.orders.length > 0) yield page.orders.map((order) => csvLine(rowOf(order))).join('')
    after = page.next
  } while (after !== null)
}
