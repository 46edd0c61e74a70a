import type { Destination } from '#kernel/destination.ts'
import type { Usd } from '#kernel/money.ts'
import { priceFor } from '#shop/catalogue/products/product.rules.ts'
import {
  type CartLine,
  type CartProduct,
  canGoTo,
  type Known,
  maxOf,
  merged,
} from './cart.rules.ts'

/** Changes of a cart since it was last shown, by item. */
export type CartNotice =
  | { readonly kind: 'gone' | 'sold_out'; readonly name: string }
  | { readonly kind: 'fewer'; readonly name: string; readonly from: number; readonly to: number }
  | { readonly kind: 'repriced'; readonly name: string; readonly from: Usd; readonly to: Usd }

/** What goes to the destination, and what waits aside because it does not. */
export interface SplitCart {
  readonly lines: CartLine[]
  readonly aside: CartLine[]
}

export interface ReconciledCart extends SplitCart {
  readonly notices: CartNotice[]
}

type Lines = readonly CartLine[]
interface Split {
  readonly lines: Lines
  readonly aside?: Lines
}

/** Every product of a cart once, those aside last. */
export const idsOf = ({ lines, aside = [] }: Split): string[] => [
  ...new Set([...lines, ...aside].map(({ id }) => id)),
]

const namedIn = (lines: Lines) => {
  const ids = new Set(lines.map(({ id }) => id))
  return ({ id }: CartLine) => ids.has(id)
}

/** Puts aside what is not sold for the destination and brings back what is; unknown products stay where they are. */
export function splitFor({ lines, aside = [] }: Split, known: Known, to: Destination): SplitCart {
  const goes = ({ id, seen }: CartLine): boolean | null => {
    const product = known.get(id) ?? seen
    return product && canGoTo(product, to)
  }
  const going = lines.filter((line) => goes(line) !== false)
  const all = merged(going, aside.filter(goes))
  const isIn = namedIn(all)
  const left = merged(
    lines.filter((line) => goes(line) === false),
    aside,
  )
  return { lines: all, aside: left.filter((line) => !isIn(line)) }
}

function repricing(line: CartLine, product: CartProduct, destination: Destination): CartNotice[] {
  const from = line.seen && priceFor(line.seen, destination)
  const to = priceFor(product, destination)
  if (from === null || to === null || from === to) return []
  return [{ kind: 'repriced', name: product.name, from, to }]
}

type Reconciled = Omit<ReconciledCart, 'aside'>

function reconciledLine(line: CartLine, known: Known, destination: Destination): Reconciled {
  const product = known.get(line.id)
  const name = product?.name ?? line.seen?.name ?? ''
  const out = (kind: 'gone' | 'sold_out'): Reconciled => ({ lines: [], notices: [{ kind, name }] })
  if (!product) return out('gone')
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
export function reconciled(cart: Split, known: Known, destination: Destination): ReconciledCart {
  const { lines, aside } = splitFor(cart, known, destination)
  const each = lines.map((line) => reconciledLine(line, known, destination))
  return {
    lines: each.flatMap((one) => one.lines),
    aside,
    notices: each.flatMap((one) => one.notices),
  }
}

const departures: readonly CartNotice['kind'][] = ['gone', 'sold_out']

/** Without what is said to have left of a cart that holds it: a sign-in, another tab or the buyer brought it back. */
export function stillTrue(
  notices: readonly CartNotice[],
  lines: readonly CartLine[],
): readonly CartNotice[] {
  const names = new Set(lines.map(({ seen }) => seen?.name))
  return notices.filter(({ kind, name }) => !departures.includes(kind) || !names.has(name))
}
