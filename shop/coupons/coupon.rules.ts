import { atRate, cents, type Usd } from '#kernel/money.ts'
import type { Day } from '#kernel/time.ts'

/** What an applied coupon takes off; only one of `basisPoints` and `amount` counts, by its kind. */
export interface Discount {
  readonly code: string
  readonly kind: 'percent' | 'amount'
  readonly basisPoints: number
  readonly amount: Usd
}

export interface Coupon extends Discount {
  readonly validFromOn: Day | null
  readonly validUntilOn: Day | null
  readonly maxUses: number | null
  readonly uses: number
  readonly isActive: boolean
}

/** Under this key the browser keeps the applied code. */
export const couponStorageKey = 'cartCoupon'
export const maxCodeLength = 40
/** More than this is not read at all. */
const maxTypedLength = 200

/** What the coupon takes off a subtotal: never more than the subtotal itself. */
export function discountFor(discount: Discount, subtotal: Usd): Usd {
  const requested =
    discount.kind === 'percent' ? atRate(subtotal, discount.basisPoints) : discount.amount
  return cents(Math.max(0, Math.min(requested, subtotal)))
}

/**
 * The form in which codes are compared: capitals, full-width letters made plain, spaces and invisible
 * signs dropped. Empty for what can be no code, such as letters that only look Latin.
 */
export function normaliseCode(input: string): string {
  if (input.length > maxTypedLength) return ''
  const code = input.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '')
  return new RegExp(`^[A-Za-z0-9._-]{1,${maxCodeLength}}$`).test(code) ? code.toUpperCase() : ''
}

/** The shop's own code: its name and a 1, GIRASOL1 for Girasol. */
export const ownCode = (shopName: string): string =>
  normaliseCode(
    `${shopName
      .normalize('NFKD')
      .replace(/[^A-Za-z0-9]/g, '')
      .slice(0, maxCodeLength - 1)}1`,
  )

/** Both days count whole; a coupon is dead when it was used as often as it may. */
export function isAlive(coupon: Omit<Coupon, keyof Discount>, today: Day): boolean {
  const { validFromOn, validUntilOn, maxUses, uses, isActive } = coupon
  return (
    isActive &&
    (validFromOn === null || validFromOn <= today) &&
    (validUntilOn === null || today <= validUntilOn) &&
    (maxUses === null || uses < maxUses)
  )
}
