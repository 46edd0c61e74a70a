import { type Selectable, sql } from 'kysely'
import { fallbackLocale, parseLocale } from '#kernel/locale.ts'
import { cents } from '#kernel/money.ts'
import { readPaymentMethod } from '#kernel/payment-method.ts'
import type { OrderLines, Orders } from '#platform/database/schema.generated.ts'
import {
  isComplianceState,
  isDeliveryState,
  isPaymentState,
} from './lifecycle/order-state.rules.ts'
import type { Order, OrderLine, OrderWindow } from './order.rules.ts'
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
    isUndated: row.delivery_window !== null && toWindow(row.delivery_window) === null,
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
