import { useSyncExternalStore } from 'react'
import type { Destination } from '#kernel/destination.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import {
  type Adding,
  type CartLine,
  type CartProduct,
  type CartRefusal,
  forDestination,
  type Known,
  mayAdd,
  merged,
  quantityOf,
  withAdded,
} from '#shop/cart/cart.rules.ts'
import { type CartKeeper, saveOrTell } from '#shop/cart/cart-keeper.rules.ts'
import type { CartNotice } from '#shop/cart/healing.rules.ts'
import { parseCompact, parseStored, toStored } from '#shop/cart/stored-cart.rules.ts'
import type { Tariff } from '#shop/shipping/tariff.rules.ts'
import { cookieValue, dropCookie, dropStored, keepStored, readStored } from './browser-storage.ts'
import { isTestFrame, keyHere } from './test-frame.ts'

const cartCookie = 'cart'
export const cartKey = keyHere(cartCookie)
const installationKey = keyHere('cartInstallation')
const noticesKey = keyHere('cartNotices')

export interface CartState {
  readonly lines: readonly CartLine[]
  readonly installation: boolean
  /** What changed by itself and has not been acknowledged. */
  readonly notices: readonly CartNotice[]
  /** Entries of the stored cart that made no sense. */
  readonly dropped: number
  /** What the shop says today; null until it has answered. */
  readonly known: Known | null
  readonly tariff: Tariff | null
  /** True when the shop could not be asked. */
  readonly isAway: boolean
}

const noLines: readonly CartLine[] = []
let state: CartState | null = null
let keeper: { readonly keeper: CartKeeper; readonly tell: () => void } | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function changeCart(given: Partial<CartState>): void {
  if (!state) return
  state = { ...state, ...given }
  for (const listener of listeners) listener()
}

/** This browser's cart; null on the server and until the browser's storage has been read. */
export const useCart = (): CartState | null =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => null,
  )

/** Whether the browser's storage has been read. */
export const isCartOpen = (): boolean => state !== null

export function keepLines(lines: readonly CartLine[]): void {
  keepStored(cartKey, toStored(lines))
  changeCart({ lines })
  if (keeper) void saveOrTell(keeper.keeper, lines, keeper.tell)
}

export function keepNotices(notices: readonly CartNotice[]): void {
  if (notices.length > 0) keepStored(noticesKey, JSON.stringify(notices))
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

const fromStorage = () => ({
  ...parseStored(readStored(cartKey)),
  installation: readStored(installationKey) === 'true',
})

/** A cart that was filled without scripts becomes part of this one. */
function takeCookie(): void {
  const cookie = isTestFrame() ? null : cookieValue(document.cookie, cartCookie)
  if (cookie === null || !state) return
  const { lines, installation } = parseCompact(cookie)
  dropCookie(cartCookie)
  if (installation) setInstallation(true)
  if (lines.length > 0) keepLines(merged(state.lines, lines))
}

/** What mends a cart comes with the first that has something in it. */
const healing = () => import('./cart-healing.ts').catch(() => null)

/** Asks for today's prices and stock and mends the cart by them. */
export async function refreshCart(destination: Destination): Promise<void> {
  const asked = state?.lines ?? []
  if (asked.length === 0) return
  const heal = await healing()
  const facts = await heal?.factsOf(asked)
  if (!heal || !facts || !state) return changeCart({ isAway: true })
  const known = new Map([
    ...(state.known ?? []),
    ...facts.products.map((one) => [one.id, one] as const),
  ])
  for (const { id } of asked)
    if (!facts.products.some((product) => product.id === id)) known.delete(id)
  const wereAsked = new Set(asked.map((line) => line.id))
  const others = state.lines.filter((line) => !wereAsked.has(line.id))
  const after = heal.mended(
    state.lines.filter((line) => wereAsked.has(line.id)),
    known,
    destination,
  )
  const lines = [...after.lines, ...others]
  changeCart({ known, tariff: facts.tariff, isAway: false })
  if (toStored(lines) !== toStored(state.lines)) keepLines(lines)
  if (after.notices.length > 0) keepNotices([...state.notices, ...after.notices])
}

/** Another tab changed the cart: this one shows the same. */
function follow(destination: () => Destination) {
  return ({ key }: StorageEvent) => {
    if (key === null || key === cartKey || key === installationKey || key === noticesKey) {
      changeCart({ ...fromStorage(), notices: storedNotices() })
      void refreshCart(destination())
    }
  }
}

/** Reads the stored cart and keeps in step with other tabs; returns how to stop. */
export function openCart(destination: () => Destination): () => void {
  state ??= {
    ...fromStorage(),
    notices: storedNotices(),
    known: null,
    tariff: null,
    isAway: false,
  }
  takeCookie()
  changeCart({})
  void refreshCart(destination())
  const listener = follow(destination)
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

export interface Wish extends Pick<Adding, 'maintenance' | 'destination' | 'quantity'> {
  readonly product: CartProduct
}

/** The only way into the cart. */
export function addToCart(wish: Wish): Result<number, CartRefusal> {
  const lines = state?.lines ?? []
  const { product, quantity, destination } = wish
  const fresh = state?.known?.get(product.id) ?? product
  const answer = mayAdd({ ...wish, product: fresh, inCart: quantityOf(lines, product.id) })
  if (!answer.ok) return refused(answer.code)
  keepLines(withAdded(lines, { id: product.id, quantity, seen: fresh }))
  void refreshCart(destination)
  return ok(answer.value)
}

export function setInstallation(installation: boolean): void {
  keepStored(installationKey, String(installation))
  changeCart({ installation })
}

/** Takes out what is not sold for the new destination and says how many that were. */
export function moveCart(destination: Destination): number {
  if (!state) return 0
  const { lines, removed } = forDestination(state.lines, state.known ?? new Map(), destination)
  if (removed > 0) keepLines(lines)
  return removed
}

/** What the shop said today of a product. */
export const knownProduct = (id: string): CartProduct | undefined => state?.known?.get(id)

/** What the cart holds now; nothing before its storage was read. */
export const keptLines = (): readonly CartLine[] => state?.lines ?? noLines

/** From now on every change is saved by `keeper` too; `tell` says when that failed. */
export function keepCartWith(next: CartKeeper | null, tell: () => void): void {
  keeper = next && { keeper: next, tell }
}
