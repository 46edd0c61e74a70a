import type { Locale } from '#kernel/locale.ts'
import { toDecimal } from '#kernel/money.ts'
import {
  type PayPalPlaces,
  payPalBody,
  shortened,
} from '#shop/payments/paypal/paypal-order.rules.ts'
import type { Donation } from '../donation.rules.ts'
import { causeName } from '../messages/cause-name.rules.ts'

const descriptions: Record<Locale, string> = { es: 'Donación', en: 'Donation' }

/** The body that begins a gift at PayPal: one thing, the cause. */
export function giftOrder({ amount, cause, id, locale, memo }: Donation, places: PayPalPlaces) {
  const sum = { currency_code: 'USD', value: toDecimal(amount) } as const
  const item = {
    name: shortened(causeName(locale, cause)),
    quantity: '1',
    category: 'DONATION',
    unit_amount: sum,
  }
  const unit = {
    invoice_id: memo,
    custom_id: id,
    description: `${descriptions[locale]} ${memo}`,
    amount: { ...sum, breakdown: { item_total: sum } },
    items: [item],
  }
  return payPalBody(unit, locale, places)
}
