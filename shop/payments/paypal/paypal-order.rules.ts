import { intlLocales } from '#kernel/locale.ts'
import { toDecimal, type Usd, zero } from '#kernel/money.ts'
import type { PaymentDetails, PaymentRequest } from '../engine/payment.rules.ts'

const sum = (amount: Usd) => ({ currency_code: 'USD' as const, value: toDecimal(amount) })

const maxTextLength = 127
/** Cut to PayPal's maximum length. */
const shortened = (text: string) => [...text].slice(0, maxTextLength).join('')

/** PayPal checks: value = item_total + shipping + handling + tax_total − discount, to the cent. */
const amountOf = ({ amount, sums }: PaymentDetails) => ({
  ...sum(amount),
  breakdown: {
    item_total: sum(sums.items),
    shipping: sum(sums.shipping ?? zero),
    handling: sum(sums.handling ?? zero),
    tax_total: sum(sums.tax ?? zero),
    discount: sum(sums.discount ?? zero),
  },
})

/** The body that creates a PayPal order: one purchase unit, captured at once, nothing shipped. */
export const payPalOrder = (request: PaymentRequest) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: 'default',
      invoice_id: request.reference,
      custom_id: request.payableId,
      description: request.description,
      amount: amountOf(request),
      items: request.items.map(({ name, sku, quantity, unitPrice }) => ({
        name: shortened(name),
        ...(sku === undefined ? {} : { sku: shortened(sku) }),
        quantity: String(quantity),
        category: request.itemCategory,
        unit_amount: sum(unitPrice),
      })),
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        brand_name: shortened(request.shopName),
        shipping_preference: 'NO_SHIPPING',
        user_action: 'PAY_NOW',
        locale: intlLocales[request.locale],
        return_url: request.returnUrl,
        cancel_url: request.cancelUrl,
      },
    },
  },
})
