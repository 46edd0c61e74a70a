import { cents, type Usd } from '#kernel/money.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import { isUuid } from '#kernel/text/uuid.ts'
import { categoryOf } from '#shop/catalogue/products/product.rules.ts'
import {
  type CartLine,
  type CartProduct,
  isQuantity,
  isTooMany,
  maxLines,
  maxQuantity,
  merged,
} from './cart.rules.ts'

const maxTextLength = 200_000
const maxNameLength = 300

export interface StoredCart {
  readonly lines: CartLine[]
  /** Number of invalid entries that were left out. */
  readonly dropped: number
}

const empty: StoredCart = { lines: [], dropped: 0 }

type Loose = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= maxNameLength ? value : null
const price = (value: unknown): Usd | null =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? cents(value as number) : null
const count = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null

/** A whole number of at least 1, limited to the maximum of an order. */
export function cleanQuantity(value: unknown): number | null {
  if (!Number.isSafeInteger(value) || (value as number) < 1) return null
  return Math.min(value as number, maxQuantity)
}

function seenProduct(id: string, stored: Loose): CartProduct | null {
  const name = text(stored.name)
  if (!name) return null
  const place = stored.availableFor
  const parts = isObject(stored.parts) ? stored.parts : null
  return {
    id,
    name,
    slug: text(stored.slug) || id,
    hasSlug: stored.hasSlug === true,
    sku: text(stored.sku) ?? '',
    category: categoryOf(stored.category),
    image: /^\/products\/[\w./-]+$/.test(text(stored.image) ?? '') ? text(stored.image) : null,
    priceUsa: price(stored.priceUsa),
    priceCuba: price(stored.priceCuba),
    availableFor: place === 'cuba' || place === 'usa' ? place : 'all',
    inStock: stored.inStock !== false,
    unitsLeft: count(stored.unitsLeft),
    weightLbs: count(stored.weightLbs),
    parts: parts && {
      sellPrice: price(parts.sellPrice),
      deliveryFee: price(parts.deliveryFee),
      hasOwnCubaPrice: parts.hasOwnCubaPrice === true,
    },
  }
}

function storedLine(entry: unknown): CartLine | null {
  if (!isObject(entry)) return null
  const quantity = cleanQuantity(entry.quantity)
  const product = isObject(entry.product) ? entry.product : { id: entry.product }
  const id = text(product.id)?.toLowerCase() ?? ''
  if (quantity === null || !isUuid(id)) return null
  return { id, quantity, seen: seenProduct(id, product) }
}

function cleaned(entries: readonly (CartLine | null)[]): StoredCart {
  const lines = entries.reduce<CartLine[]>(
    (saved, line) => (line ? merged(saved, [line]) : saved),
    [],
  )
  const understood = new Set(entries.flatMap((line) => line?.id ?? []))
  const senseless = entries.filter((line) => line === null).length
  return { lines, dropped: senseless + Math.max(0, understood.size - maxLines) }
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return null
  }
}

/** Parses the browser's stored cart; none of its values is trusted, prices least of all. */
export function parseStored(stored: string | null): StoredCart {
  if (!stored) return empty
  const entries = stored.length <= maxTextLength ? parseJson(stored) : null
  if (!Array.isArray(entries)) return { lines: [], dropped: 1 }
  return cleaned(entries.map(storedLine))
}

/** The specification's format: a list of product and quantity. */
export const toStored = (lines: readonly CartLine[]): string =>
  JSON.stringify(lines.map(({ id, quantity, seen }) => ({ product: seen ?? { id }, quantity })))

export interface CompactCart extends StoredCart {
  readonly installation: boolean
  /** What waits because it does not go to the chosen destination. */
  readonly aside?: readonly CartLine[]
}

const installationMark = 'i:1'
const asideMark = '~'
const maxCompactLength = 4_000

/** Parses 'id:quantity.id:quantity', the format of the cookie and of forms; '~' marks what waits aside. */
export function parseCompact(compact: string | null | undefined): Required<CompactCart> {
  const none = { ...empty, installation: false, aside: [] }
  if (!compact) return none
  if (compact.length > maxCompactLength) return { ...none, dropped: 1 }
  const entries = compact.split('.')
  const isAside = (entry: string) => entry.startsWith(asideMark)
  const lines = entries.filter((entry) => entry !== installationMark && !isAside(entry))
  const aside = entries.filter(isAside).map((entry) => compactLine(entry.slice(asideMark.length)))
  return {
    ...cleaned(lines.map(compactLine)),
    installation: entries.includes(installationMark),
    aside: cleaned(aside).lines,
  }
}

function compactLine(entry: string): CartLine | null {
  const [, id = '', digits = ''] = /^([^:]{36}):(\d{1,6})$/.exec(entry) ?? []
  return storedLine({ product: id, quantity: Number(digits) })
}

/** Why a posted cart cannot be taken as it stands; null for one that can. */
export function compactRefusal(
  compact: string,
): 'quantity_not_whole' | 'not_enough_stock' | 'unknown_product' | 'cart_full' | null {
  const entries = compact.split('.').filter((entry) => entry !== installationMark)
  const odd = entries.filter((entry) => !isQuantity(exactQuantity(entry)))
  // the point of a decimal quantity leaves bare digits as an entry of their own
  const isQuantityOdd = odd.some((entry) => /^\d+$/.test(entry) || isUuid(entry.slice(0, 36)))
  if (isQuantityOdd)
    return odd.every((entry) => isTooMany(exactQuantity(entry)))
      ? 'not_enough_stock'
      : 'quantity_not_whole'
  if (odd.length > 0) return 'unknown_product'
  return new Set(entries.map((entry) => entry.slice(0, 36))).size > maxLines ? 'cart_full' : null
}

type CartRefusal = NonNullable<ReturnType<typeof compactRefusal>>

/** A posted cart as it stands; one that would be cut is refused with its reason. */
export function postedCart(compact: unknown): Result<CompactCart, CartRefusal> {
  const text = typeof compact === 'string' ? compact : ''
  const refusal = text === '' ? null : compactRefusal(text)
  return refusal ? refused(refusal) : ok(parseCompact(text))
}

function exactQuantity(entry: string): number | null {
  const [, id = '', digits] = /^([^:]{36}):(\d{1,15})$/.exec(entry) ?? []
  return isUuid(id) ? Number(digits) : null
}

const compactEntry = ({ id, quantity }: CartLine) => `${id}:${quantity}`

export const toCompact = (
  lines: readonly CartLine[],
  installation: boolean,
  aside: readonly CartLine[] = [],
): string =>
  [
    ...lines.slice(0, maxLines).map(compactEntry),
    ...aside.slice(0, maxLines).map((line) => asideMark + compactEntry(line)),
    ...(installation ? [installationMark] : []),
  ].join('.')
