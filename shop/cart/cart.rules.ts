import type { Destination } from '#kernel/destination.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import {
  isAvailableFor,
  type Product,
  type ProductSummary,
  priceFor,
} from '#shop/catalogue/products/product.rules.ts'

export const maxQuantity = 999
export const maxLines = 40

/** The product data in the cart; `parts` is the breakdown of its price delivered to Cuba. */
export interface CartProduct
  extends Pick<
    ProductSummary,
    | 'id'
    | 'slug'
    | 'hasSlug'
    | 'sku'
    | 'name'
    | 'category'
    | 'image'
    | 'priceUsa'
    | 'priceCuba'
    | 'availableFor'
    | 'inStock'
    | 'unitsLeft'
    | 'weightLbs'
  > {
  readonly parts: Pick<Product, 'sellPrice' | 'deliveryFee' | 'hasOwnCubaPrice'> | null
  /** A kit around a station: nobody has to install it. */
  readonly isPluggedIn?: boolean
}

/** A product and its quantity; `seen` is the product as last shown. */
export interface CartLine {
  readonly id: string
  readonly quantity: number
  readonly seen: CartProduct | null
}

export type CartRefusal =
  | 'maintenance'
  | 'not_for_destination'
  | 'sold_out'
  | 'not_enough_stock'
  | 'quantity_not_whole'
  | 'cart_full'

export function cartProduct(product: ProductSummary | Product): CartProduct {
  const { id, slug, hasSlug, sku, name, category, image, priceUsa, priceCuba } = product
  const { availableFor, inStock, unitsLeft, weightLbs } = product
  const parts =
    'sellPrice' in product
      ? {
          sellPrice: product.sellPrice,
          deliveryFee: product.deliveryFee,
          hasOwnCubaPrice: product.hasOwnCubaPrice,
        }
      : null
  return {
    ...{ id, slug, hasSlug, sku, name, category, image, priceUsa, priceCuba },
    ...{ availableFor, inStock, unitsLeft, weightLbs, parts },
  }
}

/** A station, or a kit around one. */
export const isPluggedIn = (product: Pick<CartProduct, 'category' | 'isPluggedIn'>): boolean =>
  product.category === 'portable' || product.isPluggedIn === true

type Sellable = Pick<
  CartProduct,
  'availableFor' | 'inStock' | 'unitsLeft' | 'priceUsa' | 'priceCuba'
>

/** Sold for the destination, and with a price there. */
export const canGoTo = (product: Sellable, destination: Destination): boolean =>
  isAvailableFor(product.availableFor, destination) && priceFor(product, destination) !== null

/** Maximum quantity of a product per order. */
export const maxOf = ({ inStock, unitsLeft }: Pick<Sellable, 'inStock' | 'unitsLeft'>): number =>
  inStock ? Math.min(maxQuantity, Math.max(0, unitsLeft ?? maxQuantity)) : 0

export const isQuantity = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= maxQuantity

/** Whole, but more than one order holds of a product. */
export const isTooMany = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > maxQuantity

export interface Adding {
  readonly maintenance: boolean
  readonly product: Sellable
  readonly destination: Destination
  readonly quantity: number
  readonly inCart: number
  /** The number of different products in the cart. */
  readonly lineCount: number
}

/** Whether the quantity may be added, and the resulting one. */
export function mayAdd(adding: Adding): Result<number, CartRefusal> {
  const { maintenance, product, destination, quantity, inCart } = adding
  if (maintenance) return refused('maintenance')
  if (!isQuantity(quantity) && !isTooMany(quantity)) return refused('quantity_not_whole')
  if (!canGoTo(product, destination)) return refused('not_for_destination')
  const max = maxOf(product)
  if (max === 0) return refused('sold_out')
  if (inCart === 0 && adding.lineCount >= maxLines) return refused('cart_full')
  return inCart + quantity > max ? refused('not_enough_stock') : ok(inCart + quantity)
}

type Lines = readonly CartLine[]

export const quantityOf = (lines: Lines, id: string): number =>
  lines.find((line) => line.id === id)?.quantity ?? 0

export const countItems = (lines: Lines): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0)

/** Adding a product that is in the cart raises its quantity. */
export function withAdded(lines: Lines, added: CartLine): CartLine[] {
  const quantity = Math.min(maxQuantity, quantityOf(lines, added.id) + added.quantity)
  const isThere = lines.some((line) => line.id === added.id)
  if (!isThere) return [...lines, added].slice(0, maxLines)
  return lines.map((line) => (line.id === added.id ? { ...added, quantity } : line))
}

export const without = (lines: Lines, id: string): CartLine[] =>
  lines.filter((line) => line.id !== id)

/** A quantity of 0 or less removes the item; an invalid one changes nothing. */
export function withQuantity(lines: Lines, id: string, quantity: number): Lines {
  if (quantity <= 0) return without(lines, id)
  if (!isQuantity(quantity)) return lines
  return lines.map((line) => (line.id === id ? { ...line, quantity } : line))
}

/** Merges two carts: the larger quantity of each product. */
export function merged(first: Lines, second: Lines): CartLine[] {
  const raised = first.map((line) => ({
    ...line,
    quantity: Math.max(line.quantity, quantityOf(second, line.id)),
  }))
  const others = second.filter((line) => !first.some(({ id }) => id === line.id))
  return [...raised, ...others].slice(0, maxLines)
}

/** Whether both carts together fit into one. */
export const fitTogether = (first: Lines, second: Lines): boolean =>
  new Set([...first, ...second].map(({ id }) => id)).size <= maxLines

export type Known = ReadonlyMap<string, CartProduct>
