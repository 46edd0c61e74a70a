import { cents } from '#kernel/money.ts'
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
