import { randomUUID } from 'node:crypto'
import type { Tx } from '#platform/database/transaction.ts'
import { firstPaymentState } from '#shop/orders/lifecycle/order-state.rules.ts'
import { aBuyer, anOrderRequest, aRecipient } from '#shop/orders/order.fixture.ts'
import { newOrderNumber } from '#shop/orders/placing/order-number.server.ts'
import { amountOf, type OrderLine, type OrderToMake, sumsOf } from './order-to-make.ts'

const usualBuyer = aBuyer({ name: 'Ana Núñez', phone: '+1 305 555 0199' })
const usualRecipient = aRecipient({
  givenNames: 'Marta',
  firstSurname: 'Pérez',
  secondSurname: 'Gil',
  phone: '+53 5 234 5678',
  email: 'marta@example.com',
})

const recipientOf = ({ recipient, destination }: OrderToMake) =>
  recipient ??
  (destination === 'usa' ? anOrderRequest({ destination, lines: [] }).recipient : usualRecipient)

const battery = (total: number): OrderLine => ({
  quantity: 1,
  equipment: total,
  freight: 0,
  delivery: 0,
  sell: null,
  cost: null,
})

const rowOf = (orderId: string, line: OrderLine, position: number) => ({
  order_id: orderId,
  position,
  product_id: randomUUID(),
  sku: position === 0 ? 'BAT-12V100' : `S-${position}`,
  name_es: 'Batería 12 V 100 Ah',
  name_en: 'Battery 12 V 100 Ah',
  quantity: line.quantity,
  unit_price_cents: line.equipment + line.freight + line.delivery,
  unit_equipment_cents: line.equipment,
  unit_freight_cents: line.freight,
  unit_delivery_cents: line.delivery,
  unit_sell_cents: line.sell,
  unit_cost_cents: line.cost,
  amount_cents: amountOf(line),
})

/** Writes an order as the shop would have, of any day and with any prices; only as system. */
export async function insertOrder(tx: Tx, order: OrderToMake) {
  const id = randomUUID()
  const number = newOrderNumber()
  const lines = order.lines ?? [battery(order.total)]
  const { subtotal, tax, total } = sumsOf(order, lines)
  const buyer = { ...usualBuyer, ...order.buyer }
  await tx
    .insertInto('orders')
    .values({
      id,
      order_number: number,
      user_id: order.userId,
      attempt_key: `attempt-${id}`,
      attempt_hash: '',
      locale: 'es',
      destination: order.destination,
      payment_method: order.method,
      payment_status: order.payment ?? firstPaymentState(order.method),
      compliance_status: order.isHeld ? 'held' : 'clear',
      delivery_status: 'to_prepare',
      buyer: JSON.stringify(buyer),
      buyer_email: buyer.email,
      recipient: JSON.stringify(recipientOf(order)),
      tariff: '{}',
      subtotal_cents: subtotal,
      shipping_cents: 0,
      agency_fee_cents: order.agencyFee,
      tax_cents: tax,
      installation_cents: order.installation,
      discount_cents: order.discount,
      total_cents: total,
      placed_at: order.paidAt ?? new Date(),
      paid_at: order.paidAt,
      pay_by: order.payBy,
    })
    .execute()
  await tx
    .insertInto('order_lines')
    .values(lines.map((line, position) => rowOf(id, line, position)))
    .execute()
  return { id, number, total }
}
