import type { Destination } from '#kernel/destination.ts'
import { type CartProduct, canGoTo, isQuantity, mostLines, mostOf } from '#shop/cart/cart.rules.ts'
import type { PlacingRefusal, WantedLine } from '#shop/orders/placing.rules.ts'

/** One line per product; named twice, its quantities are one. */
export function oneLineEach(lines: readonly WantedLine[]): WantedLine[] {
  const wanted = new Map<string, number>()
  for (const { id, quantity } of lines) wanted.set(id, (wanted.get(id) ?? 0) + quantity)
  return [...wanted].map(([id, quantity]) => ({ id, quantity }))
}

/** Why a product cannot be sold so often to this destination; null where it can. */
export function lineRefusal(
  product: CartProduct | undefined,
  quantity: number,
  destination: Destination,
): PlacingRefusal | null {
  if (!product) return 'product_gone'
  if (!canGoTo(product, destination)) return 'not_for_destination'
  const most = mostOf(product)
  if (most === 0) return 'sold_out'
  return !isQuantity(quantity) || quantity > most ? 'not_enough_stock' : null
}

export const isCartSize = (lines: readonly WantedLine[]): boolean =>
  lines.length > 0 && lines.length <= mostLines
