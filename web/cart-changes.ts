import type { Destination } from '#kernel/destination.ts'
import { type CartLine, merged, withQuantity } from '#shop/cart/cart.rules.ts'
import { toStored } from '#shop/cart/stored-cart.rules.ts'
import { keepStored } from './browser-storage.ts'
import { removeCoupon } from './cart-coupon.ts'
import {
  cartKey,
  changeCart,
  keepLines,
  keepNotices,
  keptLines,
  knownProduct,
  refreshCart,
  setInstallation,
} from './cart-store.ts'

const mostKnown = (id: string): number => knownProduct(id)?.unitsLeft ?? Number.POSITIVE_INFINITY

/** Sets a quantity, cut to what there is; false when there is not so much or it is no number. */
export function setQuantity(id: string, quantity: number): boolean {
  const lines = keptLines()
  const possible = Math.min(quantity, mostKnown(id))
  const next = withQuantity(lines, id, possible)
  if (next !== lines) keepLines(next)
  return possible === quantity && next !== lines
}

export function clearCart(): void {
  removeCoupon()
  setInstallation(false)
  keepNotices([])
  changeCart({ dropped: 0 })
  keepLines([])
}

export function acknowledge(): void {
  changeCart({ dropped: 0 })
  keepNotices([])
}

/** Puts another cart into this one: of each product the larger quantity. */
export function takeLines(lines: readonly CartLine[], destination: Destination): void {
  keepLines(merged(keptLines(), lines))
  void refreshCart(destination)
}

/** Shows the profile's cart as it is kept there, with what this browser knows of its products. */
export function showLines(lines: readonly CartLine[], destination: Destination): void {
  const known = new Map(keptLines().map((line) => [line.id, line.seen]))
  const shown = lines.map((line) => ({ ...line, seen: line.seen ?? known.get(line.id) ?? null }))
  keepStored(cartKey, toStored(shown))
  changeCart({ lines: shown })
  void refreshCart(destination)
}
