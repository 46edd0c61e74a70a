import { cartCookieName } from '#kernel/shown-cookies.ts'
import { dayMs, secondMs } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { CartLine } from '#shop/cart/cart.rules.ts'
import { type CompactCart, parseCompact, toCompact } from '#shop/cart/stored-cart.rules.ts'
import { couponStorageKey } from '#shop/coupons/coupon.rules.ts'
import { cookieValue } from '#web/shell/request/browser-storage.ts'

const maxAgeSeconds = (90 * dayMs) / secondMs
const couponAgeSeconds = dayMs / secondMs

/** The cart of a visitor without scripts. */
export const cookieCart = (request: Request): CompactCart =>
  parseCompact(cookieValue(request.headers.get('Cookie') ?? '', cartCookieName))

/** The coupon of a visitor without scripts; empty where there is none. */
export const cookieCoupon = (request: Request): string =>
  cookieValue(request.headers.get('Cookie') ?? '', couponStorageKey) ?? ''

/** The coupon of a page without scripts; an empty code deletes it. */
export function couponCookie({ shopUrl }: Pick<Ctx, 'shopUrl'>, code: string): string {
  const secure = shopUrl.startsWith('https:') ? '; Secure' : ''
  const age = code ? couponAgeSeconds : 0
  return `${couponStorageKey}=${code}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
}

type CookieCart = Pick<CompactCart, 'installation'> & {
  readonly lines: readonly CartLine[]
  readonly aside?: readonly CartLine[]
}

/** Deletes the cookie that a browser with scripts reads once. */
export function cartCookie(
  { shopUrl }: Pick<Ctx, 'shopUrl'>,
  { lines, installation, aside = [] }: CookieCart,
): string {
  const value = lines.length + aside.length > 0 ? toCompact(lines, installation, aside) : ''
  const age = value ? maxAgeSeconds : 0
  const secure = shopUrl.startsWith('https:') ? '; Secure' : ''
  return `${cartCookieName}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
}
