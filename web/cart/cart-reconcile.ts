import type { Destination } from '#kernel/destination.ts'
import type { CartLine, Known } from '#shop/cart/cart.rules.ts'
import { type ReconciledCart, reconciled } from '#shop/cart/reconcile.rules.ts'
import { fetchCartFacts } from './cart-calls.ts'

/** The current facts of the products in a cart. */
export const factsOf = (lines: readonly CartLine[]) => fetchCartFacts(lines.map(({ id }) => id))

/** The cart reconciled with today's stock and prices. */
export const reconciledLines = (
  lines: readonly CartLine[],
  known: Known,
  destination: Destination,
): ReconciledCart => reconciled(lines, known, destination)
