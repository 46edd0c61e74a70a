import type { NewToast } from '#design/toast.rules.ts'
import { formatUsd } from '#kernel/money.ts'
import { fill, type Words } from '#kernel/words.ts'
import type { Discount } from '#shop/coupons/coupon.rules.ts'
import type { es } from '#shop/coupons/messages/es.ts'
import type { CouponAnswer } from './cart-coupon.ts'

type CouponWords = Words<typeof es>

/** What a discount takes off, in words. */
export const discountText = (words: CouponWords, discount: Discount | null): string => {
  if (!discount) return ''
  const { kind, basisPoints, amount } = discount
  return kind === 'percent'
    ? fill(words.applied.percent, { percent: basisPoints / 100 })
    : fill(words.applied.amount, { amount: formatUsd(amount) })
}

/** The notice that answers an applied code. */
export function couponNotice(
  words: CouponWords,
  answer: CouponAnswer,
  discount: Discount | null,
): NewToast {
  if (answer === 'invalid') return { ...words.invalid, variant: 'destructive' }
  if (answer === 'away') return { ...words.away, variant: 'destructive' }
  return {
    title: words.applied.title,
    description: discountText(words, discount),
    variant: 'default_success',
  }
}

export const removalNotice = (words: CouponWords): NewToast => ({ ...words.removed })
