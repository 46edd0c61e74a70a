import { randomUUID } from 'node:crypto'
import { cents, type Usd } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { LineSum, Totals } from '../cart/totals.rules.ts'
import type { OrderFacts } from '../emails/order-letter.rules.ts'
import type { Tariff } from '../shipping/tariff.rules.ts'
import type { OrderWithLines } from './order.rules.ts'
import { newOrderNumber } from './order-number.server.ts'
import { firstPaymentState, payBy } from './order-state.rules.ts'
import { toLine } from './orders.queries.server.ts'
import type { OrderWish } from './placing.rules.ts'
import { insertOrder } from './recording.queries.server.ts'
import { write } from './telling.service.server.ts'

/** One line of the totals and what is not the buyer's to know or to say. */
export interface SoldLine {
  readonly sum: LineSum
  readonly nameEs: string
  readonly nameEn: string
  readonly sellPrice: Usd | null
  readonly unitCost: Usd | null
}

export interface NewOrder {
  readonly attemptKey: string
  readonly attemptHash: string
  readonly wish: OrderWish
  readonly userId: string | null
  readonly identitySealed: string | null
  readonly couponCode: string | null
  readonly isHeld: boolean
  readonly isSigned: boolean
  readonly lines: readonly SoldLine[]
  readonly totals: Totals
  readonly tariff: Tariff
}

/** What a line costs is a whole multiple of what a piece costs: it was made by `times`. */
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
  total_cents: totals.total,
})

function orderRow(placed: NewOrder, id: string, now: Date) {
  const { wish } = placed
  const compliance = placed.isHeld ? 'held' : 'clear'
  return {
    id,
    order_number: newOrderNumber(),
    user_id: placed.userId,
    attempt_key: placed.attemptKey,
    attempt_hash: placed.attemptHash,
    locale: wish.buyer.locale,
    destination: wish.destination,
    payment_method: wish.method,
    payment_status: firstPaymentState(wish.method),
    compliance_status: compliance,
    delivery_status: 'to_prepare',
    buyer: JSON.stringify(wish.buyer),
    buyer_email: wish.buyer.email,
    recipient: JSON.stringify(wish.recipient),
    identity_sealed: placed.identitySealed,
    shows_prices: wish.showsPrices,
    coupon_code: placed.couponCode,
    ...sumsOf(placed.totals),
    tariff: JSON.stringify(placed.tariff),
    is_signed: placed.isSigned,
    placed_at: now,
    pay_by: payBy(wish.method, compliance, now),
  }
}

/** Writes the order as it was sold, with the first row of its history; only within the placing transaction. */
export const recordOrder = (ctx: Needs<'now'>, placed: NewOrder): Promise<OrderWithLines> =>
  inTransaction(ctx, async ({ tx, now, actor }) => {
    const row = orderRow(placed, randomUUID(), now)
    const change = {
      order_id: row.id,
      reason: 'placed',
      by_role: actor.role,
      by_user: placed.userId,
      changed_at: now,
    }
    const lines = placed.lines.map(lineRow)
    const order = await insertOrder(tx, row, lines, [
      { ...change, axis: 'payment', to_state: row.payment_status },
      { ...change, axis: 'compliance', to_state: row.compliance_status },
      { ...change, axis: 'delivery', to_state: row.delivery_status },
    ])
    return { ...order, lines: lines.map(toLine) }
  })

/** The first letters of an order: to the buyer what to do next, to the owner that there is work. */
export const announceOrder = (
  ctx: Needs<'now' | 'config' | 'shopUrl'>,
  order: OrderWithLines,
  zelle: OrderFacts['zelle'],
): Promise<void> =>
  inTransaction(ctx, (inside) => {
    const isHeld = order.compliance === 'held'
    return write(
      inside,
      order,
      {
        buyer: [isHeld ? 'order_held' : 'order_received'],
        recipient: [],
        owner: [isHeld ? 'owner_order_held' : 'owner_new_order'],
      },
      { zelle },
    )
  })
