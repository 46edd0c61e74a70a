import type { CartLine } from '#shop/cart/cart.rules.ts'
import { withoutOrdered } from '#shop/cart/ordered.rules.ts'
import { parseStored } from '#shop/cart/stored-cart.rules.ts'
import {
  cartKey,
  setInstallation,
  storedLines,
  storeLines,
  storeNotices,
} from '#web/cart/cart-store.ts'
import { removeCoupon } from '#web/cart/coupon/cart-coupon.ts'
import { readStored, storeItem } from '#web/shell/request/browser-storage.ts'

const orderedKey = 'pedidos-hechos'
const maxStored = 20

/** Takes ordered products, coupon and installation out of the cart, once per order: opening its page later leaves a new cart alone. */
export function clearOrderedCart(
  number: string,
  ordered: readonly Pick<CartLine, 'id' | 'quantity'>[],
): void {
  const done = (readStored(orderedKey) ?? '').split(' ').filter(Boolean)
  if (done.includes(number)) return
  storeItem(orderedKey, [number, ...done].slice(0, maxStored).join(' '))
  removeCoupon()
  setInstallation(false)
  storeNotices([])
  // another tab may have added to it since this one read it
  const stored = readStored(cartKey)
  storeLines(withoutOrdered(stored === null ? storedLines() : parseStored(stored).lines, ordered))
}

/** The same where the answer leads to an order's page; a provider's page has a key instead of the number. */
export const removeOrdered = (leads: string, ordered: readonly CartLine[]): void => {
  const [, number] = /^\/pedido-exitoso\/([^?/]+)/.exec(leads) ?? []
  clearOrderedCart(number ?? orderOf(leads), ordered)
}

/** The order's part of the key; its signature is a secret that is not stored here. */
const orderOf = (leads: string): string => leads.slice(leads.lastIndexOf('/') + 1).slice(0, 23)
