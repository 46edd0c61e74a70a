import { randomUUID } from 'node:crypto'
import { cents, type Usd } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { LineSum, Totals } from '#shop/cart/totals.rules.ts'
import type { Tariff } from '#shop/shipping/tariff.rules.ts'
import { noteColumns } from '../history/history-notes.rules.ts'
import { firstPaymentState, itemsUntil, payBy } from '../lifecycle/order-state.rules.ts'
import { writeOf } from '../notifications/order-notifications.service.server.ts'
import type { OrderWithLines } from '../order.rules.ts'
import { toLine } from '../order-rows.queries.server.ts'
import { newOrderNumber } from './order-number.server.ts'
import type { OrderRequest } from './placing.rules.ts'
import { insertOrders, type OrderRows } from './recording.queries.server.ts'

/** An order line with internal data that is not shown to the buyer. */
export interface SoldLine {
  readonly sum: LineSum
  readonly nameEs: string
  readonly nameEn: string
  readonly sellPrice: Usd | null
  readonly unitCost: Usd | null
}

export interface NewOrder {
  readonly idempotencyKey: string
  readonly attemptHash: string
  readonly request: OrderRequest
  readonly userId: string | null
  readonly identitySealed: string | null
  readonly couponCode: string | null
  readonly isHeld: boolean
  readonly isSigned: boolean
  /** How long a transfer's items wait for a proof. */
  readonly proofHours: number
  readonly lines: readonly SoldLine[]
  readonly totals: Totals
  readonly tariff: Tariff
}

/** Exact, since a line's total is its unit price `times` the quantity. */
const each = (amount: Usd, quantity: number): Usd => cents(amount / quantity)

function lineRow({ sum, nameEs, nameEn, sellPrice, unitCost }: SoldLine, position: number) {
  const { product, quantity } = sum
  return {
    position,
    product_id: product.id,
    sku: product.sku,
    name_es: nameEs,
    name_en: nameEn,
    quantity,
    unit_price_cents: sum.unitPrice,
    unit_equipment_cents: each(sum.equipment, quantity),
    unit_freight_cents: each(sum.freight, quantity),
    unit_delivery_cents: each(sum.delivery, quantity),
    unit_sell_cents: sellPrice,
    unit_cost_cents: unitCost,
    weight_lbs: product.weightLbs,
    amount_cents: sum.amount,
  }
}

const sumsOf = (totals: Totals) => ({
  subtotal_cents: totals.subtotal,
  shipping_cents: totals.shipping,
  agency_fee_cents: totals.agencyFee,
  tax_cents: totals.tax,
  installation_cents: totals.installation,
  discount_cents: totals.discount,
  delivery_saving_cents: totals.deliverySaving,
  logistics_cents: totals.logistics,
  total_cents: totals.total,
})

function orderRow(placed: NewOrder, id: string, now: Date) {
  const { request } = placed
  const compliance = placed.isHeld ? 'held' : 'clear'
  return {
    id,
    order_number: newOrderNumber(),
    user_id: placed.userId,
    attempt_key: placed.idempotencyKey,
    attempt_hash: placed.attemptHash,
    locale: request.buyer.locale,
    destination: request.destination,
    payment_method: request.method,
    payment_status: firstPaymentState(request.method),
    compliance_status: compliance,
    delivery_status: 'to_prepare',
    buyer: request.buyer,
    buyer_email: request.buyer.email,
    recipient: request.recipient,
    identity_sealed: placed.identitySealed,
    shows_prices: request.showsPrices,
    coupon_code: placed.couponCode,
    ...sumsOf(placed.totals),
    tariff: placed.tariff,
    is_signed: placed.isSigned,
    placed_at: now,
    pay_by: payBy(request.method, compliance, now),
    items_until: itemsUntil(request.method, placed.proofHours, now),
  }
}

function rowsOf(placed: NewOrder, { now, actor }: Needs<'now'>): OrderRows {
  const order = orderRow(placed, randomUUID(), now)
  const change = {
    order_id: order.id,
    ...noteColumns({ event: { code: 'placed' } }),
    by_role: actor.role,
    by_user: placed.userId,
    changed_at: now,
  }
  return {
    order,
    lines: placed.lines.map(lineRow),
    changes: [
      { ...change, axis: 'payment', to_state: order.payment_status },
      { ...change, axis: 'compliance', to_state: order.compliance_status },
      { ...change, axis: 'delivery', to_state: order.delivery_status },
    ],
  }
}

/** Writes orders with their first history rows; only within the transaction that places them. */
export const recordOrders = (
  ctx: Needs<'now'>,
  placed: readonly NewOrder[],
): Promise<OrderWithLines[]> =>
  inTransaction(ctx, async (inside) => {
    const orders = await insertOrders(
      inside.tx,
      placed.map((one) => rowsOf(one, inside)),
    )
    return orders.map((order, place) => ({
      ...order,
      lines: (placed[place]?.lines ?? []).map((line, position) => toLine(lineRow(line, position))),
    }))
  })

/** The first e-mails of an order: next steps to the buyer, or that it is verified, and a notice to the owner. */
export const announceOrders = (
  ctx: Needs<'now' | 'config' | 'shopUrl'>,
  placed: readonly OrderWithLines[],
): Promise<void> =>
  inTransaction(ctx, (inside) =>
    writeOf(
      inside,
      placed.map((order) => ({
        order,
        notifications: {
          buyer: [order.compliance === 'held' ? 'order_held' : 'order_received'],
          recipient: [],
          owner: [order.compliance === 'held' ? 'owner_order_held' : 'owner_new_order'],
        },
      })),
    ),
  )
