import type { CartLine } from './cart.rules.ts'

/** Where a signed-in user's cart is stored besides the browser. */
export interface CartStore {
  save(lines: readonly CartLine[]): Promise<void>
}

/** Saves a cart and notifies on failure; the cart on the screen stays unchanged. */
export async function saveOrNotify(
  store: CartStore,
  lines: readonly CartLine[],
  notify: () => void,
): Promise<boolean> {
  try {
    await store.save(lines)
    return true
  } catch {
    notify()
    return false
  }
}
