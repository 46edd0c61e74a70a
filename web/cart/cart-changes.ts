import type { Destination } from '#kernel/destination.ts'
import { type CartLine, merged, withQuantity } from '#shop/cart/cart.rules.ts'
import { toStored } from '#shop/cart/stored-cart.rules.ts'
import { storeItem } from '#web/shell/request/browser-storage.ts'
import {
  cartKey,
  cartNow,
  changeCart,
  refreshCart,
  setInstallation,
  storeAside,
  storedLines,
  storeLines,
  storeNotices,
} from './cart-store.ts'
import { removeCoupon } from './coupon/cart-coupon.ts'

const maxKnown = (id: string): number =>
  cartNow()?.known?.get(id)?.unitsLeft ?? Number.POSITIVE_INFINITY

/** Sets a quantity, limited to the stock; false when it is above it or invalid. */
export function setQuantity(id: string, quantity: number): boolean {
  const lines = storedLines()
  const possible = Math.min(quantity, maxKnown(id))
  const next = withQuantity(lines, id, possible)
  if (next !== lines) storeLines(next)
  return possible === quantity && next !== lines
}

export function clearCart(): void {
  removeCoupon()
  setInstallation(false)
  storeNotices([])
  changeCart({ dropped: 0 })
  storeAside([])
  storeLines([])
}

/** Whatever waits aside is not wanted any more. */
export const dropAside = (id: string): void =>
  storeAside((cartNow()?.aside ?? []).filter((line) => line.id !== id))

export function acknowledge(): void {
  changeCart({ dropped: 0 })
  storeNotices([])
}

/** Merges another cart into this one, with the larger quantity of each product. */
export function takeLines(lines: readonly CartLine[], destination: Destination): void {
  storeLines(merged(storedLines(), lines))
  void refreshCart(destination)
}

/** Shows the profile's stored cart with the product data that this browser has. */
export function showLines(lines: readonly CartLine[], destination: Destination): void {
  const known = new Map(storedLines().map((line) => [line.id, line.seen]))
  const shown = lines.map((line) => ({ ...line, seen: line.seen ?? known.get(line.id) ?? null }))
  storeItem(cartKey, toStored(shown))
  changeCart({ lines: shown })
  void refreshCart(destination)
}
