import { contentIn, type Locale } from '#kernel/locale.ts'
import type { Usd } from '#kernel/money.ts'
import type { Category } from '../products/product.rules.ts'

/** A product with its cost, for staff only. */
export interface PricedProduct {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly nameEn: string | null
  readonly category: Category
  readonly slug: string
  readonly cost: Usd | null
  readonly sell: Usd | null
  /** Prices set by hand, independent of the selling price. */
  readonly ownUsa: Usd | null
  readonly ownCuba: Usd | null
  readonly deliveryFee: Usd | null
  readonly weightLbs: number | null
}

/** `from` is the price that was shown when the change was proposed. */
export interface PriceChange {
  readonly id: string
  readonly from: Usd | null
  readonly to: Usd
}

/** The name for staff: the English one if it exists and the language is English. */
export const nameFor = (
  locale: Locale,
  { name, nameEn }: { readonly name: string; readonly nameEn?: string | null | undefined },
): string => contentIn(locale, { es: name, en: nameEn }) || name
