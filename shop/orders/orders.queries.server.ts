import { type Selectable, sql } from 'kysely'
import { fallbackLocale, parseLocale } from '#kernel/locale.ts'
import { cents } from '#kernel/money.ts'
import type { PaymentMethod } from '#kernel/payment-method.ts'
import { readPaymentMethod } from '#kernel/payment-method.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import type { OrderLines, Orders } from '#platform/database/schema.generated.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { StoredNote } from './history/history-notes.rules.ts'
import {
  type ComplianceState,
  type DeliveryState,
  isComplianceState,
  isDeliveryState,
  isPaymentState,
  type PaymentState,
} from './lifecycle/order-state.rules.ts'
import type { Order, OrderLine, OrderWindow, OrderWithLines } from './order.rules.ts'
import type { Buyer, Recipient } from './parties.rules.ts'

const orderColumns = [
  'id',
  'order_number',
  'user_id',
  'locale',
  'destination',
  'payment_method',
  'payment_status',
  'compliance_status',
  'delivery_status',
  'buyer',
  'recipient',
  'shows_prices',
  'link_version',
  'coupon_code',
  'subtotal_cents',
  'shipping_cents',
  'agency_fee_cents',
  'tax_cents',
  'installation_cents',
  'discount_cents',
  'delivery_saving_cents',
  'logistics_cents',
  'total_cents',
  'export_basis',
  'export_filing',
  'is_signed',
  'delivery_window',
  'carrier',
  'tracking_code',
  'received_by',
  'placed_at',
  'pay_by',
  'paid_at',
  'closed_at',
  'items_until',
  'items_released_at',
] as const
export const lineColumns = [
  'product_id',
  'sku',
  'name_es',
  'name_en',
  'quantity',
  'unit_price_cents',
  'unit_equipment_cents',
  'unit_freight_cents',
  'unit_delivery_cents',
  'weight_lbs',
  'amount_cents',
] as const

/** What `payment_methods` says of an order's method; null where it knows none. */
const ofMethod = (column: 'kind' | 'name') =>
  sql<string | null>`(select ${sql.ref(column)} from payment_methods known
    where known.method = orders.payment_method)`
const methodColumns = [
  ofMethod('kind').as('method_kind'),
  ofMethod('name').as('method_name'),
] as const
export const orderFields = [...orderColumns, ...methodColumns] as const
/** The same for a statement that returns them. */
export const returnedOrder = sql.join([
  ...orderColumns.map((column) => sql.ref(column)),
  ...methodColumns,
])

export type OrderRow = Pick<Selectable<Orders>, (typeof orderColumns)[number]> & {
  readonly method_kind: string | null
  readonly method_name: string | null
}
type Figure = `${string}_cents` | 'weight_lbs'
/** Numeric columns are read as text and written as numbers. */
type LineRow = {
  readonly [Column in (typeof lineColumns)[number]]:
    | Selectable<OrderLines>[Column]
    | (Column extends Figure ? number : never)
}

const money = (value: string | number) => cents(Number(value))

function known<State extends string>(value: string, is: (value: string) => value is State): State {
  if (!is(value)) throw new Error(`an order is in no state of the table: ${value}`)
  return value
}

export function toWindow(stored: OrderRow['delivery_window']): OrderWindow | null {
  const { from, to } = (stored ?? {}) as { from?: string; to?: string }
  return from && to ? { from: new Date(from), to: new Date(to) } : null
}

export function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    number: row.order_number,
    userId: row.user_id,
    locale: parseLocale(row.locale) ?? fallbackLocale,
    destination: row.destination === 'cuba' ? 'cuba' : 'usa',
    method: readPaymentMethod(row.payment_method, row.method_kind),
    methodName: row.method_name ?? '',
    payment: known(row.payment_status, isPaymentState),
    compliance: known(row.compliance_status, isComplianceState),
    delivery: known(row.delivery_status, isDeliveryState),
    buyer: row.buyer as unknown as Buyer,
    recipient: row.recipient as unknown as Recipient,
    showsPrices: row.shows_prices,
    linkVersion: row.link_version,
    couponCode: row.coupon_code,
    subtotal: money(row.subtotal_cents),
    shipping: money(row.shipping_cents),
    agencyFee: money(row.agency_fee_cents),
    tax: money(row.tax_cents),
    installation: money(row.installation_cents),
    discount: money(row.discount_cents),
    deliverySaving: money(row.delivery_saving_cents),
    total: money(row.total_cents),
    logistics: row.logistics_cents === null ? null : money(row.logistics_cents),
    isSigned: row.is_signed,
    exportBasis: row.export_basis,
    exportFiling: row.export_filing,
    carrier: row.carrier,
    trackingCode: row.tracking_code,
    receivedBy: row.received_by,
    placedAt: row.placed_at,
    payBy: row.pay_by,
    paidAt: row.paid_at,
    window: toWindow(row.delivery_window),
    closedAt: row.closed_at,
    itemsUntil: row.items_until,
    itemsReleasedAt: row.items_released_at,
  }
}

export const toLine = (row: LineRow): OrderLine => ({
  productId: row.product_id,
  sku: row.sku,
  nameEs: row.name_es,
  nameEn: row.name_en,
  quantity: row.quantity,
  unitPrice: money(row.unit_price_cents),
  unitEquipment: money(row.unit_equipment_cents),
  unitFreight: money(row.unit_freight_cents),
  unitDelivery: money(row.unit_delivery_cents),
  weightLbs: row.weight_lbs === null ? null : Number(row.weight_lbs),
  amount: money(row.amount_cents),
})

export async function linesOf(tx: Tx, orderId: string): Promise<OrderLine[]> {
  const rows = await tx
    .selectFrom('order_lines')
    .select(lineColumns)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map(toLine)
}

type Where = { readonly id: string } | { readonly number: string }

const found = (tx: Tx, where: Where) => {
  const query = tx.selectFrom('orders').select(orderFields)
  if ('id' in where) return query.where('id', '=', where.id)
  return query.where('order_number', '=', where.number)
}

export async function findOrder(tx: Tx, where: Where): Promise<Order | null> {
  const row = await found(tx, where).executeTakeFirst()
  return row ? toOrder(row) : null
}

export async function findOrderWithLines(tx: Tx, where: Where): Promise<OrderWithLines | null> {
  const order = await findOrder(tx, where)
  return order && { ...order, lines: await linesOf(tx, order.id) }
}

/** Locks the row until the transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<Order | null> {
  const row = await found(tx, { id }).forNoKeyUpdate().executeTakeFirst()
  return row ? toOrder(row) : null
}

export interface OrderFilter {
  readonly userId?: string
  readonly compliance?: string
  readonly payment?: string
  readonly limit: number
}

export async function newestOrders(tx: Tx, filter: OrderFilter): Promise<Order[]> {
  let query = tx.selectFrom('orders').select(orderFields)
  if (filter.userId !== undefined) query = query.where('user_id', '=', filter.userId)
  if (filter.compliance !== undefined)
    query = query.where('compliance_status', '=', filter.compliance)
  if (filter.payment !== undefined) query = query.where('payment_status', '=', filter.payment)
  const rows = await query.orderBy('placed_at', 'desc').limit(filter.limit).execute()
  return rows.map(toOrder)
}

/** Unpaid orders past their deadline; locked ones are skipped until the next run. */
export const idsToExpire = async (tx: Tx, now: Date, limit: number): Promise<string[]> => {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('pay_by', '<', now)
    .orderBy('pay_by')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  return rows.map((row) => row.id)
}

/** Open orders whose items were reserved for a proof that did not come. */
export const idsToRelease = async (tx: Tx, now: Date, limit: number): Promise<string[]> => {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('items_until', '<', now)
    .where('items_released_at', 'is', null)
    .orderBy('items_until')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  return rows.map((row) => row.id)
}

export interface NewStates {
  readonly payment_method?: PaymentMethod
  readonly payment_status?: PaymentState
  readonly compliance_status?: ComplianceState
  readonly delivery_status?: DeliveryState
  readonly pay_by?: Date | null
  readonly paid_at?: Date
  readonly delivery_window?: string
  readonly closed_at?: Date
  readonly items_until?: Date | null
  readonly items_released_at?: Date | null
}

export const writeStates = (tx: Tx, orderId: string, states: NewStates) =>
  tx.updateTable('orders').set(states).where('id', '=', orderId).execute()

export interface NewChange extends StoredNote {
  readonly order_id: string
  readonly axis: 'payment' | 'compliance' | 'delivery' | 'note'
  readonly from_state?: string
  readonly to_state?: string
  readonly by_role: string
  readonly by_user: string | null
  readonly changed_at: Date
}

export const insertChanges = (tx: Tx, changes: readonly NewChange[]) =>
  insertRows('order_changes', changes).execute(tx)

export async function changesOf(tx: Tx, orderId: string) {
  const rows = await tx
    .selectFrom('order_changes')
    .select(['axis', 'from_state', 'to_state', 'code', 'details', 'reason', 'by_role', 'by_user'])
    .select('changed_at')
    .select(
      sql<
        string | null
      >`(select name from payment_methods where method = order_changes.details->>'method')`.as(
        'method_name',
      ),
    )
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, details: row.details as StoredNote['details'] }))
}

/** Links of older versions no longer open the order. */
export const renewLink = (tx: Tx, orderId: string) =>
  tx
    .updateTable('orders')
    .set(({ eb }) => ({ link_version: eb('link_version', '+', 1) }))
    .where('id', '=', orderId)
    .execute()

export interface Papers {
  readonly export_basis?: string
  readonly export_filing?: string
  readonly carrier?: string
  readonly tracking_code?: string
  readonly received_by?: string
}

export const writePapers = (tx: Tx, orderId: string, papers: Papers) =>
  tx.updateTable('orders').set(papers).where('id', '=', orderId).execute()
