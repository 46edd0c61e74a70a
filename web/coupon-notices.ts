import type { NewToast } from '#design/toast.rules.ts'
import { formatUsd } from '#kernel/money.ts'
import { fill, type Words } from '#kernel/words.ts'
import type { Discount } from '#shop/coupons/coupon.rules.ts'
import type { es } from '#shop/coupons/messages/es.ts'
import type { CouponAnswer } from './cart-coupon.ts'

type CouponWords = Words<typeof es>

/** What a discount takes off, put into the sentence for its kind. */
export function discountText(
  forms: { readonly percent: string; readonly amount: string },
  { kind, basisPoints, amount }: Discount,
): string {
  return kind === 'percent'
    ? fill(forms.percent, { percent: basisPoints / 100 })
    : fill(forms.amount, { amount: formatUsd(amount) })
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
    ...(discount ? { description: discountText(words.applied, discount) } : {}),
    variant: 'default_success',
  }
}

export const removalNotice = (words: CouponWords): NewToast => ({ ...words.removed })
