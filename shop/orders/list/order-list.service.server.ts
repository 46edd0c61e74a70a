import { format } from '#kernel/messages.ts'
import { toDecimal, type Usd } from '#kernel/money.ts'
import { csvLine, csvStart } from '#kernel/text/csv.ts'
import { sheetDateTime } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { recipientName, shippingAddress } from '../parties.rules.ts'
import { orderPage } from './order-list.queries.server.ts'
import type { ListedOrder, OrderListQuery } from './order-list.rules.ts'

export interface ListedOrders {
  readonly orders: readonly ListedOrder[]
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

type Named = Readonly<Record<string, string>>

/** The words of the file: what the panel calls its columns and states. */
export interface OrderFileMessages {
  readonly columns: Readonly<Record<OrderColumn, string>>
  /** The head of a column of times says whose time. */
  readonly inCuba: string
  readonly paymentStates: Named
  readonly complianceStates: Named
  readonly deliveryStates: Named
  readonly destinations: Named
  /** How an order is paid that several pay. */
  readonly together: string
}

const columns = [
  ...(['number', 'placedAt', 'paidAt', 'destination', 'method'] as const),
  ...(['payment', 'compliance', 'delivery', 'buyer', 'buyerEmail'] as const),
  ...(['recipient', 'province', 'municipality', 'subtotal', 'agencyFee', 'tax'] as const),
  ...(['installation', 'discount', 'deliverySaving', 'coupon', 'total'] as const),
  ...(['logistics', 'carrier', 'trackingCode', 'refunded', 'left'] as const),
]
type OrderColumn = (typeof columns)[number]
const times: readonly OrderColumn[] = ['placedAt', 'paidAt']

const headOf = (column: OrderColumn, { columns: names, inCuba }: OrderFileMessages): string =>
  times.includes(column) ? format(inCuba, { column: names[column] }) : names[column]

/** What of an order's money went back, and what the shop still has of it. */
interface MoneyLeft {
  readonly refunded: Usd
  readonly left: Usd
}

/** Of many orders at once, by their ids; one without payments, or whose payments may not be seen, is left out. */
type MoneyLeftOf = (orderIds: readonly string[]) => Promise<ReadonlyMap<string, MoneyLeft>>

function rowOf(order: ListedOrder, messages: OrderFileMessages, money: MoneyLeft | undefined) {
  const { province, municipality } = shippingAddress(order.recipient)
  const { subtotal, agencyFee, tax, installation, discount, deliverySaving } = order
  const sums = [subtotal, agencyFee, tax, installation, discount, deliverySaving]
  return [
    ...[order.number, sheetDateTime(order.placedAt), order.paidAt && sheetDateTime(order.paidAt)],
    ...[messages.destinations[order.destination] ?? ''],
    order.wasDivided ? messages.together : order.methodName,
    messages.paymentStates[order.payment] ?? '',
    messages.complianceStates[order.compliance] ?? '',
    messages.deliveryStates[order.delivery] ?? '',
    ...[order.buyer.name, order.buyer.email, recipientName(order.recipient)],
    ...[province, municipality, ...sums.map((sum) => Number(toDecimal(sum))), order.couponCode],
    ...[Number(toDecimal(order.total)), order.logistics && Number(toDecimal(order.logistics))],
    ...[order.carrier, order.trackingCode],
    ...(money ? [money.refunded, money.left].map((sum) => Number(toDecimal(sum))) : [null, null]),
  ]
}

const atOnce = 500

/** The order list as CSV lines, fetched in batches. */
export async function* orderFile(
  ctx: Needs<'now'>,
  request: OrderListQuery,
  messages: OrderFileMessages,
  moneyLeftOf: MoneyLeftOf,
): AsyncGenerator<string> {
  yield csvStart + csvLine(columns.map((column) => headOf(column, messages)))
  let after: string | null = null
  do {
    const page: ListedOrders = await listedOrders(ctx, { ...request, after }, atOnce)
    if (page.orders.length > 0) {
      const money = await moneyLeftOf(page.orders.map(({ id }) => id))
      yield page.orders
        .map((order) => csvLine(rowOf(order, messages, money.get(order.id))))
        .join('')
    }
    after = page.next
  } while (after !== null)
}
