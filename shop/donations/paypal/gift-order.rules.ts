import { toDecimal } from '#kernel/money.ts'
import type { Donation } from '../donation.rules.ts'
import { wordsOfCause } from '../messages/words.rules.ts'

const longestText = 127
const shortened = (text: string) => [...text].slice(0, longestText).join('')

const descriptions = { es: 'Donación', en: 'Donation' }
const locales = { es: 'es-US', en: 'en-US' }

interface Places {
  readonly shopName: string
  readonly returnUrl: string
  readonly cancelUrl: string
}

/** The body that begins a gift at PayPal: one thing, the cause, and nothing to be sent anywhere. */
export function giftOrder(donation: Donation, { shopName, returnUrl, cancelUrl }: Places) {
  const sum = { currency_code: 'USD', value: toDecimal(donation.amount) } as const
  const { cause, id, locale, memo } = donation
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        invoice_id: memo,
        custom_id: id,
        description: `${descriptions[locale]} ${memo}`,
        amount: { ...sum, breakdown: { item_total: sum } },
        items: [
          {
            name: shortened(wordsOfCause(locale, cause)),
            quantity: '1',
            category: 'DONATION',
            unit_amount: sum,
          },
        ],
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: shortened(shopName),
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          locale: locales[locale],
          return_url: returnUrl,
          cancel_url: cancelUrl,
        },
      },
    },
  }
}
