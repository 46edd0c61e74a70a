import { centsFromDecimal, type Usd } from '#kernel/money.ts'
import type { FieldValue, ProductFields } from '#shop/catalogue/management/fields.rules.ts'
import type { Tariff } from '#shop/shipping/tariff.rules.ts'
import { landedPrice, type PriceBreakdown } from './price.rules.ts'

const centsOf = (value: FieldValue): Usd | null =>
  typeof value === 'string' ? centsFromDecimal(value) : null

export type PricedFields = Pick<
  ProductFields,
  'sell_price' | 'weight_lbs' | 'delivery_fee' | 'final_price'
>

/** The landed price of a product in the editor, by the shop's formula. */
export const landedOf = (fields: PricedFields, tariff: Tariff): PriceBreakdown =>
  landedPrice(
    {
      sellPrice: centsOf(fields.sell_price),
      weightLbs: fields.weight_lbs === null ? null : Number(fields.weight_lbs),
      deliveryFee: centsOf(fields.delivery_fee),
      ownPrice: centsOf(fields.final_price),
    },
    tariff,
  )
