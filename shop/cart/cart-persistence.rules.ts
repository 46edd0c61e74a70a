import type { CartLine } from './cart.rules.ts'

/** Where a signed-in person's cart is kept besides the browser. */
export interface CartStore {
  save(lines: readonly CartLine[]): Promise<void>
}

/** Saves a cart and, where that fails, tells; the cart on the screen stays as it is. */
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
