import type { CartLine } from './cart.rules.ts'

type Ordered = readonly Pick<CartLine, 'id' | 'quantity'>[]

/** What stays of a cart once these products were ordered: others, and pieces beyond those ordered. */
export const withoutOrdered = (lines: readonly CartLine[], ordered: Ordered): CartLine[] =>
  lines.flatMap((line) => {
    const taken = ordered.find(({ id }) => id === line.id)?.quantity ?? 0
    return line.quantity > taken ? [{ ...line, quantity: line.quantity - taken }] : []
  })
