import { intlLocales, type Locale } from '#kernel/locale.ts'
import { add, toDecimal, type Usd } from '#kernel/money.ts'
import { nameIn, type OrderLine, type OrderWithLines } from '#shop/orders/order.rules.ts'

interface PayPalSum {
  readonly currency_code: 'USD'
  readonly value: string
}

const sum = (amount: Usd): PayPalSum => ({ currency_code: 'USD', value: toDecimal(amount) })

const longestText = 127
/** As long as PayPal takes a text. */
export const shortened = (text: string) => [...text].slice(0, longestText).join('')

/** What PayPal adds up: value = item_total + shipping + handling + tax_total − discount, to the cent. */
export const amountOf = (order: OrderWithLines) => ({
  ...sum(order.total),
  breakdown: {
    item_total: sum(order.subtotal),
    shipping: sum(order.shipping),
    handling: sum(add(order.agencyFee, order.installation)),
    tax_total: sum(order.tax),
    discount: sum(order.discount),
  },
})

const itemOf = (line: OrderLine, locale: Locale) => ({
  name: shortened(nameIn(line, locale)),
  sku: shortened(line.sku),
  quantity: String(line.quantity),
  category: 'PHYSICAL_GOODS',
  unit_amount: sum(line.unitPrice),
})

export interface PayPalPlaces {
  readonly shopName: string
  readonly returnUrl: string
  readonly cancelUrl: string
}

/** The body that creates an order at PayPal: one unit, paid at once, nothing that PayPal would send. */
export const payPalBody = <Unit extends object>(
  unit: Unit,
  locale: Locale,
  { shopName, returnUrl, cancelUrl }: PayPalPlaces,
) => ({
  intent: 'CAPTURE',
  purchase_units: [{ reference_id: 'default', ...unit }],
  payment_source: {
    paypal: {
      experience_context: {
        brand_name: shortened(shopName),
        shipping_preference: 'NO_SHIPPING',
        user_action: 'PAY_NOW',
        locale: intlLocales[locale],
        return_url: returnUrl,
        cancel_url: cancelUrl,
      },
    },
  },
})

const descriptions: Record<Locale, string> = { es: 'Pedido', en: 'Order' }

/** The body for an order; where the goods go stays in the shop's own database. */
export const payPalOrder = (order: OrderWithLines, places: PayPalPlaces) =>
  payPalBody(
    {
      invoice_id: order.number,
      custom_id: order.id,
      description: `${descriptions[order.locale]} ${order.number}`,
      amount: amountOf(order),
      items: order.lines.map((line) => itemOf(line, order.locale)),
    },
    order.locale,
    places,
  )
