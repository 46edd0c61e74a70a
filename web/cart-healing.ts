import type { Destination } from '#kernel/destination.ts'
import type { CartLine, Known } from '#shop/cart/cart.rules.ts'
import { type Healed, healed } from '#shop/cart/healing.rules.ts'
import { askFacts } from './cart-calls.ts'

/** What the shop says today of what is in a cart. */
export const factsOf = (lines: readonly CartLine[]) => askFacts(lines.map(({ id }) => id))

/** The cart as it can be bought today. */
export const mended = (
  lines: readonly CartLine[],
  known: Known,
  destination: Destination,
): Healed => healed(lines, known, destination)
