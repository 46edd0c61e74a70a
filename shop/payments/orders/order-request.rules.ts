import type { Locale } from '#kernel/locale.ts'
import { add } from '#kernel/money.ts'
import { nameIn, type OrderWithLines } from '#shop/orders/order.rules.ts'
import type { PaymentDetails } from '../engine/payment.rules.ts'

const descriptions: Readonly<Record<Locale, string>> = { es: 'Pedido', en: 'Order' }

/** What a provider receives of an order; the recipient stays in the shop's database. */
export const orderDetails = (order: OrderWithLines): PaymentDetails => ({
  payableId: order.id,
  reference: order.number,
  description: `${descriptions[order.locale]} ${order.number}`,
  locale: order.locale,
  amount: order.total,
  itemCategory: 'PHYSICAL_GOODS',
  items: order.lines.map((line) => ({
    name: nameIn(line, order.locale),
    sku: line.sku,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
  })),
  sums: {
    items: order.subtotal,
    shipping: order.shipping,
    handling: add(order.agencyFee, order.installation),
    tax: order.tax,
    discount: add(order.discount, order.deliverySaving),
  },
})
