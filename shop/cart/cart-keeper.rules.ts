import type { CartLine } from './cart.rules.ts'

/** Where a signed-in person's cart is kept besides the browser. */
export interface CartKeeper {
  save(lines: readonly CartLine[]): Promise<void>
}

/** Saves a cart and, where that fails, tells; the cart on the screen stays as it is. */
export async function saveOrTell(
  keeper: CartKeeper,
  lines: readonly CartLine[],
  tell: () => void,
): Promise<boolean> {
  try {
    await keeper.save(lines)
    return true
  } catch {
    tell()
    return false
  }
}
