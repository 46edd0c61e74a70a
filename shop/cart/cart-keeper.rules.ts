import { type CartLine, merged } from './cart.rules.ts'

/** Where a signed-in person's cart is kept besides the browser. */
export interface CartKeeper {
  load(): Promise<readonly CartLine[]>
  save(lines: readonly CartLine[]): Promise<void>
}

/** At sign-in both carts become one, in the browser and where it is kept. */
export async function mergeAtSignIn(
  keeper: CartKeeper,
  visitors: readonly CartLine[],
): Promise<CartLine[]> {
  const both = merged(await keeper.load(), visitors)
  await keeper.save(both)
  return both
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
