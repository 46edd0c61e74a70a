import type { Destination } from '#kernel/destination.ts'
import { type CartProduct, canGoTo, isQuantity, maxLines, maxOf } from '#shop/cart/cart.rules.ts'
import type { PlacingRefusal, RequestedLine } from '#shop/orders/placing/placing.rules.ts'

/** One line per product; named twice, its quantities are one. */
export function oneLineEach(lines: readonly RequestedLine[]): RequestedLine[] {
  const requested = new Map<string, number>()
  for (const { id, quantity } of lines) requested.set(id, (requested.get(id) ?? 0) + quantity)
  return [...requested].map(([id, quantity]) => ({ id, quantity }))
}

/** Why a product cannot be sold so often to this destination; null where it can. */
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
