import type { Destination } from '#kernel/destination.ts'
import { type CartLine, type Known, maxLines } from '#shop/cart/cart.rules.ts'
import { idsOf, type ReconciledCart, reconciled, stillTrue } from '#shop/cart/reconcile.rules.ts'
import { fetchCartFacts } from './cart-calls.ts'

interface Cart {
  readonly lines: readonly CartLine[]
  readonly aside: readonly CartLine[]
}

/** The current facts of the products in a cart, and of those aside as far as one request takes them. */
export const factsOf = (cart: Cart) => fetchCartFacts(idsOf(cart).slice(0, maxLines))

/** The cart reconciled with today's stock and prices. */
export const reconciledLines = (
  cart: Cart,
  known: Known,
  destination: Destination,
): ReconciledCart => reconciled(cart, known, destination)

export { stillTrue }
