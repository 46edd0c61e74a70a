import type { Destination } from '#kernel/destination.ts'
import type { Usd } from '#kernel/money.ts'

export const categories = [
  'kit',
  'battery',
  'panel',
  'inverter',
  'portable',
  'accessory',
  'unknown',
] as const
export type Category = (typeof categories)[number]
/** The categories with a list; `unknown` is for products without one. */
export const browsableCategories = categories.filter((category) => category !== 'unknown')
export type ProductCategory = (typeof browsableCategories)[number]

/** Above this number of units the exact stock is not shown. */
export const fewUnits = 5

export type Availability = 'all' | 'cuba' | 'usa'
export type SpecValue = string | number | boolean
export type Specs = Readonly<Record<string, SpecValue>>

/** The card of a product, in one language. */
export interface ProductSummary {
  readonly id: string
  readonly sku: string
  /** Last segment of the product's path: its url_slug or, if none, its id. */
  readonly slug: string
  readonly hasSlug: boolean
  readonly name: string
  readonly shortDescription: string
  readonly category: Category
  readonly image: string | null
  /** Price in the USA; null when it is missing. */
  readonly priceUsa: Usd | null
  /** Price delivered to Cuba; null when it is missing. */
  readonly priceCuba: Usd | null
  readonly availableFor: Availability
  readonly inStock: boolean
  /** Units in stock; null where stock is untracked or unknown. */
  readonly unitsLeft: number | null
  readonly weightLbs: number | null
  readonly powerW: number | null
  readonly energyWh: number | null
  readonly usableWh: number | null
  readonly voltageV: number | null
  readonly specs: Specs
}

/** Additional data of a product's page. */
export interface Product extends ProductSummary {
  readonly description: string
  readonly gallery: readonly string[]
  readonly shareImage: string | null
  readonly sellPrice: Usd | null
  readonly deliveryFee: Usd | null
  /** True when the price delivered to Cuba was set by hand instead of by the formula. */
  readonly hasOwnCubaPrice: boolean
  readonly maker: Maker
  readonly updatedAt: string
}

/** Who makes a product, what proves it and who repairs it; empty where the owner entered nothing. */
export interface Maker {
  readonly brand: string
  readonly model: string
  readonly dataSheet: string
  readonly certificates: string
  readonly warrantyTerms: string
  readonly repairs: string
}

export interface KitPart {
  readonly product: ProductSummary
  readonly quantity: number
}

/** The fallback SKU: 'SKU-' and the first 8 characters of the id in capitals. */
export const skuOf = (sku: string | null, id: string): string =>
  sku?.trim() || `SKU-${id.slice(0, 8).toUpperCase()}`

/** An image needs a path or an http(s) URL; any other scheme, such as javascript:, is rejected. */
export const isImageUrl = (url: string): boolean =>
  url.trim() !== '' && (!/^\s*[a-z][a-z0-9+.-]*:/i.test(url) || /^\s*https?:/i.test(url))

/** Parses a gallery, as a list or as its JSON; anything but non-empty strings is dropped. */
export function galleryOf(value: unknown): string[] {
  const list = typeof value === 'string' ? parseJson(value) : value
  if (!Array.isArray(list)) return []
  return list.filter((entry): entry is string => typeof entry === 'string' && isImageUrl(entry))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const categoryOf = (value: unknown): Category =>
  categories.find((category) => category === value) ?? 'unknown'

/** A missing available_for means everywhere. */
export const isAvailableFor = (availableFor: Availability | null, destination: Destination) =>
  availableFor === null || availableFor === 'all' || availableFor === destination

/** Tracked stock of 0 or less is sold out; unknown stock counts as available. */
export const isInStock = (tracked: boolean, quantity: number | null | undefined): boolean =>
  !tracked || quantity === null || quantity === undefined || quantity > 0

export const priceFor = (
  product: Pick<ProductSummary, 'priceUsa' | 'priceCuba'>,
  destination: Destination,
): Usd | null => (destination === 'cuba' ? product.priceCuba : product.priceUsa)

type Priced = Pick<ProductSummary, 'priceUsa' | 'priceCuba'>

/** Cheapest first, missing prices last; the sort is stable. */
export const byPrice =
  (destination: Destination) =>
  (a: Priced, b: Priced): number => {
    const [left, right] = [priceFor(a, destination), priceFor(b, destination)]
    if (left === right) return 0
    if (left === null) return 1
    return right === null ? -1 : left - right
  }

export const productPath = (product: Pick<ProductSummary, 'slug'>): string =>
  `/catalogo/${encodeURIComponent(product.slug)}`

/** Cents per usable watt-hour, unrounded; null without storage. */
export const centsPerUsableWh = (
  product: Pick<ProductSummary, 'priceUsa' | 'priceCuba' | 'usableWh'>,
  destination: Destination,
): number | null => {
  const price = priceFor(product, destination)
  return price === null || !product.usableWh ? null : price / product.usableWh
}

/** 'transfer' of 'transfer_panel': what a part is for, in its widest sense. */
const roleOf = ({ specs }: Pick<ProductSummary, 'specs'>): string =>
  String(specs.role ?? '').split('_')[0] ?? ''

/** What may stand in for a product: first what is for the same, otherwise as they come. */
export const sameRoleFirst = <T extends Pick<ProductSummary, 'specs'>>(
  products: readonly T[],
  product: Pick<ProductSummary, 'specs'>,
): T[] => {
  const isSame = (one: T) => roleOf(one) === roleOf(product)
  return [...products.filter(isSame), ...products.filter((one) => !isSame(one))]
}
