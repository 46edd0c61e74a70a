import { atRate, cents, type Usd } from '#kernel/money.ts'
import type { Day } from '#kernel/time.ts'

/** Only one of `basisPoints` and `amount` counts, by its kind. */
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

export const couponStorageKey = 'cartCoupon'
export const maxCodeLength = 40
/** Longer input is rejected without parsing. */
const maxTypedLength = 200

/** The discount on a subtotal, at most the subtotal itself. */
export function discountFor(discount: Discount, subtotal: Usd): Usd {
  const requested =
    discount.kind === 'percent' ? atRate(subtotal, discount.basisPoints) : discount.amount
  return cents(Math.max(0, Math.min(requested, subtotal)))
}

/**
 * Normalises a code for comparison: upper case, NFKC, no spaces and invisible characters. Empty for invalid codes,
 * such as look-alike letters.
 */
export function normaliseCode(input: string): string {
  if (input.length > maxTypedLength) return ''
  const code = input.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '')
  return new RegExp(`^[A-Za-z0-9._-]{1,${maxCodeLength}}$`).test(code) ? code.toUpperCase() : ''
}

/** The default code: the shop's name and a 1, GIRASOL1 for Girasol. */
export const ownCode = (shopName: string): string =>
  normaliseCode(
    `${shopName
      .normalize('NFKD')
      .replace(/[^A-Za-z0-9]/g, '')
      .slice(0, maxCodeLength - 1)}1`,
  )

/** Both days are inclusive; a coupon with no uses left is inactive. */
export function isAlive(coupon: Omit<Coupon, keyof Discount>, today: Day): boolean {
  const { validFromOn, validUntilOn, maxUses, uses, isActive } = coupon
  return (
    isActive &&
    (validFromOn === null || validFromOn <= today) &&
    (validUntilOn === null || today <= validUntilOn) &&
    (maxUses === null || uses < maxUses)
  )
}
