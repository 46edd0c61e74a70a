import { useSyncExternalStore } from 'react'
import { couponStorageKey, type Discount } from '#shop/coupons/coupon.rules.ts'
import { dropStored, readStored, storeItem } from '#web/shell/request/browser-storage.ts'
import { fetchFromShop } from '#web/shell/request/fetch-with-retry.ts'
import { keyHere } from '#web/test-centre/stage/framed-page.ts'

const couponKey = keyHere(couponStorageKey)

/** The coupon of this browser: none or applied; `discount` is null until the server has confirmed it. */
export interface CartCoupon {
  readonly code: string | null
  readonly discount: Discount | null
}

export type CouponResult = 'applied' | 'invalid' | 'away'

const none: CartCoupon = { code: null, discount: null }
let current = none
/** False in a browser without storage: there the coupon lasts as long as the page. */
let isSaved = true
const listeners = new Set<() => void>()

function change(next: CartCoupon): void {
  current = next
  for (const listener of listeners) listener()
}

/** The applied coupon; null once the cart has removed it. Browser only. */
export function cartCoupon(): CartCoupon {
  const code = isSaved ? readStored(couponKey) : current.code
  if (code !== current.code) current = code === null ? none : { code, discount: null }
  return current
}

function readAgain({ key }: Pick<StorageEvent, 'key'>): void {
  if (key !== null && key !== couponKey) return
  const before = current
  if (cartCoupon() === before) return
  change(current)
  void confirmCoupon()
}

/** The discount of a code, without applying it. */
export async function lookUpCoupon(code: string): Promise<Discount | 'invalid' | 'away'> {
  try {
    const input = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ code }),
    }
    const response = await fetchFromShop('/cupon', input, 'coupon')
    if (response.status === 409) return 'invalid'
    if (!response.ok) return 'away'
    return ((await response.json()) as { discount: Discount }).discount
  } catch {
    return 'away'
  }
}

/** Removes the coupon, as clearing the cart does. */
export function removeCoupon(): void {
  dropStored(couponKey)
  isSaved = true
  change(none)
}

/** Applies a code. An invalid one removes the current coupon; a lost connection changes nothing. */
export async function applyCoupon(input: string): Promise<CouponResult> {
  const found = await lookUpCoupon(input)
  if (found === 'away') return found
  if (found === 'invalid') {
    removeCoupon()
    return found
  }
  storeItem(couponKey, found.code)
  isSaved = readStored(couponKey) === found.code
  change({ code: found.code, discount: found })
  return 'applied'
}

let isConfirming = false

/** Reloads the discount of the stored code; null without a code. */
export async function confirmCoupon(): Promise<CouponResult | null> {
  const { code, discount } = cartCoupon()
  if (code === null || discount !== null || isConfirming) return null
  isConfirming = true
  try {
    return await applyCoupon(code)
  } finally {
    isConfirming = false
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', readAgain)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', readAgain)
  }
}

/** The applied coupon; none on the server and until hydration. */
export const useCartCoupon = (): CartCoupon =>
  useSyncExternalStore(subscribe, cartCoupon, () => none)
