import { type Destination, destinations } from '#kernel/destination.ts'
import { normaliseCode } from '#shop/coupons/coupon.rules.ts'
import { type CompactCart, parseCompact, toCompact } from '../stored-cart.rules.ts'

/** A cart as somebody else gets it: for the destination and with the coupon that it was made with. */
export interface SharedCart extends Omit<CompactCart, 'aside'> {
  /** Null in links made before carts had one. */
  readonly destination: Destination | null
  readonly code: string
}

const [destinationMark, couponMark] = ['d:', 'c:']
/** '.' separates the entries. */
const [dot, encodedDot] = ['.', '~']

export function parseShared(stored: string): SharedCart {
  const entries = stored.split(dot)
  const textOf = (mark: string) =>
    entries.find((entry) => entry.startsWith(mark))?.slice(mark.length) ?? ''
  const isMark = (entry: string) =>
    entry.startsWith(destinationMark) || entry.startsWith(couponMark)
  const compact = entries.filter((entry) => !isMark(entry)).join(dot)
  const { lines, dropped, installation } = parseCompact(compact)
  return {
    ...{ lines, dropped, installation },
    destination: destinations.find((one) => one === textOf(destinationMark)) ?? null,
    code: normaliseCode(textOf(couponMark).replaceAll(encodedDot, dot)),
  }
}

export function toShared(cart: Omit<SharedCart, 'dropped'>): string {
  const code = normaliseCode(cart.code).replaceAll(dot, encodedDot)
  return [
    toCompact(cart.lines, cart.installation),
    ...(cart.destination ? [destinationMark + cart.destination] : []),
    ...(code ? [couponMark + code] : []),
  ].join(dot)
}
