import { clearCart } from '#web/cart/cart-changes.ts'
import { readStored, storeItem } from '#web/shell/request/browser-storage.ts'

const orderedKey = 'pedidos-hechos'
const maxStored = 20

/** Removes ordered products from the cart, once per order: opening its page later leaves a new cart alone. */
export function clearOrderedCart(number: string): void {
  const done = (readStored(orderedKey) ?? '').split(' ').filter(Boolean)
  if (done.includes(number)) return
  storeItem(orderedKey, [number, ...done].slice(0, maxStored).join(' '))
  clearCart()
}
