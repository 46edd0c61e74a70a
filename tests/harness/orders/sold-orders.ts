import { randomUUID } from 'node:crypto'
import { cents } from '#kernel/money.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { aBuyer, aRecipient } from '#shop/orders/order.fixture.ts'
import { newOrderNumber } from '#shop/orders/placing/order-number.server.ts'

export interface SoldPiece {
  readonly quantity: number
  /** What the buyer pays for each: equipment, freight, delivery. */
  readonly equipment: number
  readonly freight: number
  readonly delivery: number
  readonly sell: number | null
  readonly cost: number | null
}

export interface SoldOrder {
  readonly destination: 'usa' | 'cuba'
  readonly method: 'paypal' | 'zelle'
  readonly pieces: readonly SoldPiece[]
  readonly discount?: number
  readonly agencyFee?: number
  readonly installation?: number
  readonly payment?: string
  readonly paidAt: Date | null
}

export const amountOf = ({ quantity, equipment, freight, delivery }: SoldPiece): number =>
  quantity * (equipment + freight + delivery)

/** What the snapshot of such an order says, counted in the plainest way. */
export function sumsOfSold(order: SoldOrder) {
  const subtotal = order.pieces.reduce((sum, piece) => sum + amountOf(piece), 0)
  const tax = order.destination === 'usa' ? Math.round((subtotal * 7) / 100) : 0
  const { discount = 0, agencyFee = 0, installation = 0 } = order
  return { subtotal, tax, discount, total: subtotal + tax + agencyFee + installation - discount }
}

/** An order as the shop would have kept it, of any day and with any prices; only as system. */
export async function insertPaidOrder(tx: Tx, order: SoldOrder) {
  const { subtotal, tax, discount, total } = sumsOfSold(order)
  const id = randomUUID()
  const placedAt = order.paidAt ?? new Date('2031-01-01T12:00:00Z')
  await tx
    .insertInto('orders')
    .values({
      ...{ id, order_number: newOrderNumber(), attempt_key: randomUUID(), attempt_hash: '' },
      ...{ locale: 'es', destination: order.destination, payment_method: order.method },
      payment_status: order.payment ?? (order.paidAt ? 'paid' : 'awaiting_proof'),
      ...{ compliance_status: 'clear', delivery_status: 'to_prepare' },
      ...{ buyer: JSON.stringify(aBuyer()), buyer_email: aBuyer().email },
      ...{ recipient: JSON.stringify(aRecipient()), tariff: '{}' },
      ...{ subtotal_cents: subtotal, shipping_cents: 0, agency_fee_cents: order.agencyFee ?? 0 },
      ...{ tax_cents: tax, installation_cents: order.installation ?? 0, discount_cents: discount },
      ...{ total_cents: total, placed_at: placedAt, paid_at: order.paidAt },
    })
    .execute()
  const lines = order.pieces.map((piece, position) => ({
    ...{ order_id: id, position, product_id: randomUUID(), sku: `S-${position}` },
    ...{ name_es: 'Cosa', name_en: 'Thing', quantity: piece.quantity },
    unit_price_cents: piece.equipment + piece.freight + piece.delivery,
    ...{ unit_equipment_cents: piece.equipment, unit_freight_cents: piece.freight },
    ...{ unit_delivery_cents: piece.delivery, unit_sell_cents: piece.sell },
    ...{ unit_cost_cents: piece.cost, amount_cents: amountOf(piece) },
  }))
  await tx.insertInto('order_lines').values(lines).execute()
  return { id, total: cents(total) }
}
