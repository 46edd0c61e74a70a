import { cents, type Usd } from '#kernel/money.ts'
import type { PriceChange, PricedProduct } from '#shop/catalogue/prices/product-pricing.rules.ts'
import {
  browsableCategories,
  type Category,
  type ProductCategory,
} from '#shop/catalogue/products/product.rules.ts'

export const roundings = ['ninety_nine', 'whole', 'none'] as const
export type Rounding = (typeof roundings)[number]
export const maxMargin = 9_000

/** Margins are basis points of the selling price: 2500 is a quarter of it. */
export interface MarginRules {
  readonly targets: Readonly<Record<ProductCategory, number>>
  readonly floor: number
  readonly rounding: Rounding
}

const usualTarget = 2_500
export const usualRules: MarginRules = {
  targets: Object.fromEntries(
    browsableCategories.map((category) => [category, usualTarget]),
  ) as MarginRules['targets'],
  floor: 1_000,
  rounding: 'ninety_nine',
}

export const targetOf = ({ targets, floor }: MarginRules, category: Category): number =>
  Math.max(floor, category === 'unknown' ? floor : targets[category])

/** The margin after cost; null where price or cost is missing. */
export const marginOf = (sell: Usd | null, cost: Usd | null): number | null =>
  sell === null || cost === null || sell === 0 ? null : Math.round(((sell - cost) * 10_000) / sell)

/** The lowest price in whole cents that reaches the margin. */
const priceFor = (cost: Usd, margin: number): number => {
  const [dividend, divisor] = [BigInt(cost) * 10_000n, BigInt(10_000 - margin)]
  return Number((dividend + divisor - 1n) / divisor)
}

const roundedUp: Record<Rounding, (price: number) => number> = {
  ninety_nine: (price) => Math.ceil((price - 99) / 100) * 100 + 99,
  whole: (price) => Math.ceil(price / 100) * 100,
  none: (price) => price,
}

/** The price by the rules; rounding up keeps it at or above the minimum margin. */
export function proposedPrice(
  cost: Usd | null,
  category: Category,
  rules: MarginRules,
): Usd | null {
  if (cost === null || cost === 0) return null
  return cents(roundedUp[rules.rounding](priceFor(cost, targetOf(rules, category))))
}

/** A product with its margin, the proposed price, and the landed price of both. */
export interface ProposedPrice extends PricedProduct {
  readonly margin: number | null
  readonly proposed: Usd | null
  readonly proposedMargin: number | null
  readonly isBelowFloor: boolean
  readonly cuba: Usd | null
  readonly cubaThen: Usd | null
}

/** A proposed price that differs from the current one and is not saved yet. */
export interface UnsavedPrice extends PriceChange, Pick<PricedProduct, 'sku' | 'name' | 'nameEn'> {}

/** All proposed prices of a category, or of all, as they were looked at. */
export interface AllPrices {
  readonly category: PricedProduct['category'] | null
  readonly digest: string
}
