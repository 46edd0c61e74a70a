import type { Destination } from '#kernel/destination.ts'
import type { Usd } from '#kernel/money.ts'
import { type CartProduct, canGoTo, isQuantity, maxLines, maxOf } from '#shop/cart/cart.rules.ts'
import type { SignedDeclaration } from '#shop/compliance/declarations/declaration.input.ts'
import type {
  OrderRequest,
  PlacingRefusal,
  RequestedLine,
} from '#shop/orders/placing/placing.rules.ts'

export interface Placing {
  /** The idempotency key, chosen by the client: the same key is the same order. */
  readonly idempotencyKey: string
  readonly request: OrderRequest
  /** The total that was shown; only compared. */
  readonly expectedTotal: Usd
  /** The buyer's signature for Cuba; null for the USA. */
  readonly declaration: SignedDeclaration | null
  /** The client's network address; limits count it. */
  readonly address: string
  /** A captcha was solved for this order. */
  readonly isHuman?: boolean
}

/** One item per product; quantities of repeated products add up. */
export function oneLineEach(lines: readonly RequestedLine[]): RequestedLine[] {
  const requested = new Map<string, number>()
  for (const { id, quantity } of lines) requested.set(id, (requested.get(id) ?? 0) + quantity)
  return [...requested].map(([id, quantity]) => ({ id, quantity }))
}

/** Why this quantity cannot be sold for this destination; null where it can. */
export function lineRefusal(
  product: CartProduct | undefined,
  quantity: number,
  destination: Destination,
): PlacingRefusal | null {
  if (!product) return 'product_gone'
  if (!canGoTo(product, destination)) return 'not_for_destination'
  const max = maxOf(product)
  if (max === 0) return 'sold_out'
  return !isQuantity(quantity) || quantity > max ? 'not_enough_stock' : null
}

export const isCartSize = (lines: readonly RequestedLine[]): boolean =>
  lines.length > 0 && lines.length <= maxLines
