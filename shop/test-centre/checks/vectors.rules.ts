import { cents, type Usd } from '#kernel/money.ts'
import { discountFor } from '#shop/coupons/coupon.rules.ts'
import { landedPrice } from '#shop/pricing/price.rules.ts'
import { noTariff, type Tariff } from '#shop/shipping/tariff.rules.ts'

const usual: Tariff = {
  costPerPound: cents(199),
  agencyFee: cents(0),
  fixedDeliveryFee: cents(5000),
}
const product = { sellPrice: cents(20_000), weightLbs: 30, deliveryFee: null, ownPrice: null }

export interface Vector {
  readonly name: string
  readonly expected: Usd
  readonly actual: Usd
}

const landed = (name: string, tariff: Tariff, expected: number, own: Usd | null = null) => ({
  name,
  expected: cents(expected),
  actual: landedPrice({ ...product, ownPrice: own }, tariff).finalPrice,
})

/** The formulas against the specification's product A. */
export const vectors = (): Vector[] => [
  landed('1.99 / 50', usual, 30_970),
  landed('0 / 50', { ...usual, costPerPound: cents(0) }, 34_000),
  landed('null / 50', { ...usual, costPerPound: null }, 34_000),
  landed('-', noTariff, 29_000),
  landed('250', usual, 25_000, cents(25_000)),
  {
    name: '5 %',
    expected: cents(2_000),
    actual: discountFor(
      { code: 'GIRASOL1', kind: 'percent', basisPoints: 500, amount: cents(0) },
      cents(40_000),
    ),
  },
]
