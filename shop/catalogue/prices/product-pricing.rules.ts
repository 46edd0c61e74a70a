import { contentIn, type Locale } from '#kernel/locale.ts'
import type { Usd } from '#kernel/money.ts'
import type { Category } from '../products/product.rules.ts'

/** A product as its owner reckons with it; a cost is never for the public. */
export interface PricedProduct {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly nameEn: string | null
  readonly category: Category
  readonly slug: string
  readonly cost: Usd | null
  readonly sell: Usd | null
  /** Set by hand: they stand, whatever the selling price is. */
  readonly ownUsa: Usd | null
  readonly ownCuba: Usd | null
  readonly deliveryFee: Usd | null
  readonly weightLbs: number | null
}

/** `from` is what whoever decided saw. */
export interface PriceChange {
  readonly id: string
  readonly from: Usd | null
  readonly to: Usd
}

/** What staff reads a product by: the English name where there is one and English is read. */
export const nameFor = (
  locale: Locale,
  { name, nameEn }: { readonly name: string; readonly nameEn?: string | null | undefined },
): string => contentIn(locale, { es: name, en: nameEn }) || name
