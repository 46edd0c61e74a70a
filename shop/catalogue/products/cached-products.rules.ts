import type { Destination } from '#kernel/destination.ts'
import { type Locale, locales } from '#kernel/locale.ts'
import { cents, type Usd } from '#kernel/money.ts'
import { emptyListing, type Listing } from '../search/listing.rules.ts'
import {
  byPrice,
  categoryOf,
  isAvailableFor,
  isImageUrl,
  type ProductSummary,
  type Specs,
} from './product.rules.ts'

/** A product with the time this browser fetched it. */
export interface CachedProduct {
  readonly product: ProductSummary
  readonly seenAt: string
  readonly locale: Locale
}

/** The key of local storage. */
export const cachedProductsKey = 'solarProducts'
const maxStored = 300
const maxTextLength = 400

type Loose = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= maxTextLength ? value : null
const price = (value: unknown): Usd | null =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? cents(value as number) : null
const figure = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null

function specsOf(value: unknown): Specs {
  if (!isObject(value)) return {}
  const entries = Object.entries(value).filter(([, entry]) =>
    ['string', 'number', 'boolean'].includes(typeof entry),
  )
  return Object.fromEntries(entries) as Specs
}

/** The fields of a card from unknown data; null without an id or name. */
export function summaryOf(value: unknown): ProductSummary | null {
  if (!isObject(value)) return null
  const [id, slug, name] = [text(value.id), text(value.slug), text(value.name)]
  if (!id || !slug || !name) return null
  const image = text(value.image)
  const place = value.availableFor
  return {
    id,
    slug,
    name,
    hasSlug: value.hasSlug === true,
    sku: text(value.sku) ?? '',
    shortDescription: text(value.shortDescription) ?? '',
    category: categoryOf(value.category),
    image: image && isImageUrl(image) ? image : null,
    priceUsa: price(value.priceUsa),
    priceCuba: price(value.priceCuba),
    availableFor: place === 'cuba' || place === 'usa' ? place : 'all',
    inStock: value.inStock !== false,
    unitsLeft: figure(value.unitsLeft),
    weightLbs: figure(value.weightLbs),
    powerW: figure(value.powerW),
    energyWh: figure(value.energyWh),
    usableWh: figure(value.usableWh),
    voltageV: figure(value.voltageV),
    specs: specsOf(value.specs),
  }
}

function cachedProduct(value: unknown): CachedProduct | null {
  if (!isObject(value)) return null
  const product = summaryOf(value.product)
  const seenAt = text(value.seenAt)
  const locale = locales.find((known) => known === value.locale)
  if (!product || !seenAt || Number.isNaN(Date.parse(seenAt))) return null
  return locale ? { product, seenAt, locale } : null
}

/** Parses the stored products; invalid ones are left out. */
export function parseCached(stored: string | null): CachedProduct[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list)
      ? list.slice(0, maxStored).flatMap((one) => cachedProduct(one) ?? [])
      : []
  } catch {
    return []
  }
}

/** Puts fetched products first and replaces their older versions. */
export function withSeen(
  cached: readonly CachedProduct[],
  seen: readonly ProductSummary[],
  { seenAt, locale }: Pick<CachedProduct, 'seenAt' | 'locale'>,
): CachedProduct[] {
  const newer = new Set(
    cached.filter((one) => one.seenAt > seenAt).map(({ product }) => product.id),
  )
  const fresh = seen
    .filter(({ id }) => !newer.has(id))
    .map((product) => ({ product, seenAt, locale }))
  const ids = new Set(fresh.map(({ product }) => product.id))
  return [...fresh, ...cached.filter(({ product }) => !ids.has(product.id))].slice(0, maxStored)
}

export interface CachedListing {
  readonly requested: Listing
  readonly products: readonly ProductSummary[]
  /** When the oldest of the shown prices was fetched. */
  readonly seenAt: string
}

const bears = (name: string, search: string) =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.toLowerCase().includes(word))

/** Cached products of a category or search, cheapest first; null when there are none. */
export function cachedListing(
  cached: readonly CachedProduct[],
  { category, search }: Pick<Listing, 'category' | 'search'>,
  { locale, destination }: { readonly locale: Locale; readonly destination: Destination },
): CachedListing | null {
  const fitting = cached.filter(
    ({ product, locale: spoken }) =>
      spoken === locale &&
      product.inStock &&
      isAvailableFor(product.availableFor, destination) &&
      (category === null || product.category === category) &&
      bears(product.name, search),
  )
  const [first] = fitting
  if (!first) return null
  const seenAt = fitting.map((one) => one.seenAt).sort()[0] ?? first.seenAt
  const products = fitting.map(({ product }) => product).sort(byPrice(destination))
  return { requested: { ...emptyListing, category, search }, products, seenAt }
}
