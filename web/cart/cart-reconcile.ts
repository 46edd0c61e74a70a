import type { Destination } from '#kernel/destination.ts'
import { type CartLine, type Known, maxLines } from '#shop/cart/cart.rules.ts'
import { type CartNotice, idsOf, reconciled, stillTrue } from '#shop/cart/reconcile.rules.ts'
import { toStored } from '#shop/cart/stored-cart.rules.ts'
import type { Tariff } from '#shop/shipping/tariff.rules.ts'
import { fetchCartFacts } from './cart-calls.ts'

interface Cart {
  readonly lines: readonly CartLine[]
  readonly aside: readonly CartLine[]
  readonly notices: readonly CartNotice[]
  readonly known: Known | null
}

interface Facts {
  readonly known?: Known
  readonly tariff?: Tariff
  readonly isUnavailable: boolean
}

/** Where this browser's cart is kept. */
interface CartAccess {
  readonly cartNow: () => Cart | null
  readonly changeCart: (facts: Facts) => void
  readonly storeLines: (lines: readonly CartLine[]) => void
  readonly storeAside: (aside: readonly CartLine[]) => void
  readonly storeNotices: (notices: readonly CartNotice[]) => void
}

/** Reconciles this browser's cart with today's prices and stock; what is added meanwhile stays as it is. */
export async function reconcileCart(destination: Destination, access: CartAccess): Promise<void> {
  const { cartNow, changeCart, storeAside, storeLines, storeNotices } = access
  const before = cartNow()
  // of what waits aside as much as one request takes
  const facts = before && (await fetchCartFacts(idsOf(before).slice(0, maxLines)))
  const cart = cartNow()
  if (!facts || !cart) return changeCart({ isUnavailable: true })
  const known = new Map([
    ...(cart.known ?? []),
    ...facts.products.map((one) => [one.id, one] as const),
  ])
  const requested = new Set(before.lines.map((line) => line.id))
  for (const id of requested) if (!facts.products.some((one) => one.id === id)) known.delete(id)
  const isRequested = ({ id }: { readonly id: string }) => requested.has(id)
  const mine = { lines: cart.lines.filter(isRequested), aside: cart.aside }
  const after = reconciled(mine, known, destination)
  const lines = [...after.lines, ...cart.lines.filter((line) => !isRequested(line))]
  changeCart({ known, tariff: facts.tariff, isUnavailable: false })
  if (toStored(after.aside) !== toStored(cart.aside)) storeAside(after.aside)
  if (toStored(lines) !== toStored(cart.lines)) storeLines(lines)
  const notices = stillTrue([...cart.notices, ...after.notices], lines)
  if (notices.length + cart.notices.length > 0) storeNotices(notices)
}
