import { destinationCookie } from '#kernel/destination.ts'
import { localeStorageKey } from '#kernel/locale.ts'
import { cartCookieName } from '#kernel/shown-cookies.ts'
import { consentStorageKey } from '#shop/consent/consent.rules.ts'
import { couponStorageKey } from '#shop/coupons/coupon.rules.ts'
import { popupStorageKey } from '#shop/coupons/popup.rules.ts'

/** Whose profile the cart in this browser was merged into. */
export const cartOwnerKey = 'cartOwner'

/** Choices of the browser rather than of an account. */
const publicKeys: readonly string[] = [
  consentStorageKey,
  localeStorageKey,
  destinationCookie,
  popupStorageKey,
]
const cartKeys: readonly string[] = [
  cartCookieName,
  'cartAside',
  'cartInstallation',
  'cartNotices',
  couponStorageKey,
]

/** The stored keys that a sign-out deletes; a cart that no account owns stays with its browser. */
export function privateKeys(keys: readonly string[], isCartOwned: boolean): string[] {
  const stays = isCartOwned ? publicKeys : [...publicKeys, ...cartKeys]
  return keys.filter((key) => !stays.includes(key))
}
