import type { Destination } from '#kernel/destination.ts'
import type { Usd } from '#kernel/money.ts'
import { priceFor } from '#shop/catalogue/products/product.rules.ts'
import { type CartLine, type CartProduct, canGoTo, type Known, maxOf } from './cart.rules.ts'

/** Changes of a cart since it was last shown, by item. */
export type CartNotice =
  | { readonly kind: 'gone' | 'sold_out' | 'not_for_destination'; readonly name: string }
  | { readonly kind: 'fewer'; readonly name: string; readonly from: number; readonly to: number }
  | { readonly kind: 'repriced'; readonly name: string; readonly from: Usd; readonly to: Usd }

export interface ReconciledCart {
  readonly lines: CartLine[]
  readonly notices: CartNotice[]
}

function repricing(line: CartLine, product: CartProduct, destination: Destination): CartNotice[] {
  const from = line.seen && priceFor(line.seen, destination)
  const to = priceFor(product, destination)
  if (from === null || to === null || from === to) return []
  return [{ kind: 'repriced', name: product.name, from, to }]
}

function reconciledLine(line: CartLine, known: Known, destination: Destination): ReconciledCart {
  const product = known.get(line.id)
  const name = product?.name ?? line.seen?.name ?? ''
  const out = (kind: 'gone' | 'sold_out' | 'not_for_destination'): ReconciledCart => ({
    lines: [],
    notices: [{ kind, name }],
  })
  if (!product) return out('gone')
  if (!canGoTo(product, destination)) return out('not_for_destination')
  const max = maxOf(product)
  if (max === 0) return out('sold_out')
  const quantity = Math.min(line.quantity, max)
  const fewer: CartNotice[] =
    quantity < line.quantity ? [{ kind: 'fewer', name, from: line.quantity, to: quantity }] : []
  return {
    lines: [{ id: line.id, quantity, seen: product }],
    notices: [...fewer, ...repricing(line, product, destination)],
  }
}

/** Updates a cart to current products, prices and stock, and lists the changes. */
export function reconciled(
  lines: readonly CartLine[],
  known: Known,
  destination: Destination,
): ReconciledCart {
  const each = lines.map((line) => reconciledLine(line, known, destination))
  return {
    lines: each.flatMap((one) => one.lines),
    notices: each.flatMap((one) => one.notices),
  }
}
