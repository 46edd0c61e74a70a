import { useSyncExternalStore } from 'react'
import type { Destination } from '#kernel/destination.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import {
  type Adding,
  type CartLine,
  type CartProduct,
  type CartRefusal,
  type Known,
  mayAdd,
  merged,
  quantityOf,
  withAdded,
} from '#shop/cart/cart.rules.ts'
import { type CartStore, saveOrNotify } from '#shop/cart/cart-persistence.rules.ts'
import type { CartNotice } from '#shop/cart/reconcile.rules.ts'
import { parseCompact, parseStored, toStored } from '#shop/cart/stored-cart.rules.ts'
import type { Tariff } from '#shop/shipping/tariff.rules.ts'
import {
  cookieValue,
  dropCookie,
  dropStored,
  readStored,
  storeItem,
} from '#web/shell/request/browser-storage.ts'
import { isTestFrame, keyHere } from '#web/test-centre/stage/framed-page.ts'

const cartCookie = 'cart'
export const cartKey = keyHere(cartCookie)
const installationKey = keyHere('cartInstallation')
const noticesKey = keyHere('cartNotices')
const asideKey = keyHere('cartAside')

export interface CartState {
  readonly lines: readonly CartLine[]
  /** What waits because it does not go to the destination. */
  readonly aside: readonly CartLine[]
  readonly installation: boolean
  /** Automatic changes that were not acknowledged yet. */
  readonly notices: readonly CartNotice[]
  /** The number of invalid entries in the stored cart. */
  readonly dropped: number
  /** Today's product data; null until it has arrived. */
  readonly known: Known | null
  readonly tariff: Tariff | null
  /** True when the server could not be reached. */
  readonly isUnavailable: boolean
}

const noLines: readonly CartLine[] = []
let state: CartState | null = null
let store: { readonly store: CartStore; readonly notify: () => void } | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function changeCart(options: Partial<CartState>): void {
  if (!state) return
  state = { ...state, ...options }
  for (const listener of listeners) listener()
}

/** This browser's cart; null on the server and until the browser's storage has been read. */
export const useCart = (): CartState | null =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => null,
  )

/** True once the browser's storage has been read. */
export const isCartOpen = (): boolean => state !== null

export function storeLines(lines: readonly CartLine[]): void {
  storeItem(cartKey, toStored(lines))
  changeCart({ lines })
  if (store) void saveOrNotify(store.store, lines, store.notify)
}

export function storeAside(aside: readonly CartLine[]): void {
  storeItem(asideKey, toStored(aside))
  changeCart({ aside })
}

export function storeNotices(notices: readonly CartNotice[]): void {
  if (notices.length > 0) storeItem(noticesKey, JSON.stringify(notices))
  else dropStored(noticesKey)
  changeCart({ notices })
}

function storedNotices(): CartNotice[] {
  try {
    const stored: unknown = JSON.parse(readStored(noticesKey) ?? '[]')
    return Array.isArray(stored) ? stored.slice(0, 40) : []
  } catch {
    return []
  }
}

/** The cart as the browser stores it, whether a page has read it yet or not. */
export const fromStorage = () => ({
  ...parseStored(readStored(cartKey)),
  aside: parseStored(readStored(asideKey)).lines,
  installation: readStored(installationKey) === 'true',
})

/** Merges the cart cookie of a page without scripts into this cart. */
function takeCookie(): void {
  const cookie = isTestFrame() ? null : cookieValue(document.cookie, cartCookie)
  if (cookie === null || !state) return
  const { lines, installation, aside } = parseCompact(cookie)
  dropCookie(cartCookie)
  if (installation) setInstallation(true)
  if (aside.length > 0) storeAside(merged(state.aside, aside))
  if (lines.length > 0) storeLines(merged(state.lines, lines))
}

/** Loads today's prices and stock and reconciles the cart with them; how is loaded with the first cart that is not empty. */
export async function refreshCart(destination: Destination): Promise<void> {
  if (!state || state.lines.length + state.aside.length === 0) return
  const reconcile = await import('./cart-reconcile.ts').catch(() => null)
  const store = { cartNow, changeCart, storeAside, storeLines, storeNotices }
  if (reconcile) await reconcile.reconcileCart(destination, store)
  else changeCart({ isUnavailable: true })
}

/** Another tab changed the cart: shows the same here. */
function follow(destination: () => Destination) {
  return ({ key }: StorageEvent) => {
    if (
      key === null ||
      key === cartKey ||
      key === installationKey ||
      key === asideKey ||
      key === noticesKey
    ) {
      changeCart({ ...fromStorage(), notices: storedNotices() })
      void refreshCart(destination())
    }
  }
}

/** Reads the stored cart and follows changes of other tabs; returns a function that stops it. */
export function openCart(destination: () => Destination): () => void {
  state ??= {
    ...fromStorage(),
    notices: storedNotices(),
    known: null,
    tariff: null,
    isUnavailable: false,
  }
  takeCookie()
  changeCart({})
  void refreshCart(destination())
  const listener = follow(destination)
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

export interface CartAddition extends Pick<Adding, 'maintenance' | 'destination' | 'quantity'> {
  readonly product: CartProduct
}

/** The only function that adds products. */
export function addToCart(input: CartAddition): Result<number, CartRefusal> {
  const lines = state?.lines ?? []
  const { product, quantity, destination } = input
  const fresh = state?.known?.get(product.id) ?? product
  const [inCart, lineCount] = [quantityOf(lines, product.id), lines.length]
  const result = mayAdd({ ...input, product: fresh, inCart, lineCount })
  if (!result.ok) return refused(result.code)
  storeLines(withAdded(lines, { id: product.id, quantity, seen: fresh }))
  void refreshCart(destination)
  return ok(result.value)
}

export function setInstallation(installation: boolean): void {
  storeItem(installationKey, String(installation))
  changeCart({ installation })
}

/** The cart as it stands now; null before the storage was read. */
export const cartNow = (): CartState | null => state

/** The lines of the cart; empty before the storage was read. */
export const storedLines = (): readonly CartLine[] => state?.lines ?? noLines

/** From now on every change is saved to `next` too; `notify` is called when saving fails. */
export function saveCartWith(next: CartStore | null, notify: () => void): void {
  store = next && { store: next, notify }
}
