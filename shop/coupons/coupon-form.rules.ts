import { cents, type Usd } from '#kernel/money.ts'
import type { Day } from '#kernel/time.ts'
import type { Coupon } from './coupon.rules.ts'

export interface CouponFormData {
  readonly code: string
  readonly kind: string
  readonly value: string
  readonly from: string
  readonly until: string
  readonly maxUses: string
}
export type CouponField = keyof CouponFormData

/** The fields the owner sets; the number of uses is counted by the shop. */
export type CouponInput = Omit<Coupon, 'uses' | 'isActive'>

/** No order is as large: more is a slip of the keyboard. */
export const maxCouponAmount: Usd = cents(1_000_000)

/** From here on somebody is asked whether it was meant. */
const usual = { basisPoints: 5_000, amount: cents(20_000) } as const

export type CouponWarning = 'free' | 'high_percent' | 'high_amount' | 'ends'

/** A new coupon whose days are over could never be used. */
export const isOverAtOnce = ({ validUntilOn }: CouponInput, today: Day): boolean =>
  validUntilOn !== null && validUntilOn < today

/** What is possible and seldom meant. */
export function warningsOf(coupon: CouponInput, today: Day): CouponWarning[] {
  const { kind, basisPoints, amount } = coupon
  const isPercent = kind === 'percent'
  const isFree = isPercent && basisPoints === 10_000
  const warnings: readonly (readonly [CouponWarning, boolean])[] = [
    ['free', isFree],
    ['high_percent', isPercent && !isFree && basisPoints > usual.basisPoints],
    ['high_amount', !isPercent && amount > usual.amount],
    ['ends', isOverAtOnce(coupon, today)],
  ]
  return warnings.filter(([, isSo]) => isSo).map(([warning]) => warning)
}

export const couponFormData = (coupon: CouponInput): CouponFormData => ({
  code: coupon.code,
  kind: coupon.kind,
  value: String((coupon.kind === 'percent' ? coupon.basisPoints : coupon.amount) / 100),
  from: coupon.validFromOn ?? '',
  until: coupon.validUntilOn ?? '',
  maxUses: coupon.maxUses === null ? '' : String(coupon.maxUses),
})

export const newCoupon: CouponFormData = couponFormData({
  code: '',
  kind: 'percent',
  basisPoints: 1_000,
  amount: cents(0),
  validFromOn: null,
  validUntilOn: null,
  maxUses: null,
})
