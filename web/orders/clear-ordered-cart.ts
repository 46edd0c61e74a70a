import { clearCart } from '#web/cart/cart-changes.ts'
import { readStored, storeItem } from '#web/shell/request/browser-storage.ts'

const orderedKey = 'pedidos-hechos'
const maxStored = 20

/** Empties the cart of what has been ordered, once per order: whoever opens its page later keeps his new cart. */
export function clearOrderedCart(number: string): void {
  const done = (readStored(orderedKey) ?? '').split(' ').filter(Boolean)
  if (done.includes(number)) return
  storeItem(orderedKey, [number, ...done].slice(0, maxStored).join(' '))
  clearCart()
}
