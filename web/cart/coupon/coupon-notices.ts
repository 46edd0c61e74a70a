import type { NewToast } from '#design/toasts/toast.rules.ts'
import { format, type Messages } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import type { Discount } from '#shop/coupons/coupon.rules.ts'
import type { es } from '#shop/coupons/messages/es.ts'
import type { CouponResult } from './cart-coupon.ts'

type CouponMessages = Messages<typeof es>

/** The prescribed sentence for a discount of its kind. */
export function discountText(
  forms: { readonly percent: string; readonly amount: string },
  { kind, basisPoints, amount }: Discount,
): string {
  return kind === 'percent'
    ? format(forms.percent, { percent: basisPoints / 100 })
    : format(forms.amount, { amount: formatUsd(amount) })
}

const topic = 'coupon'

/** The notice for an applied code. */
export function couponNotice(
  messages: CouponMessages,
  result: CouponResult,
  discount: Discount | null,
): NewToast {
  if (result === 'invalid') return { ...messages.invalid, variant: 'destructive', topic }
  if (result === 'away') return { ...messages.unavailable, variant: 'destructive', topic }
  return {
    title: messages.applied.title,
    ...(discount ? { description: discountText(messages.applied, discount) } : {}),
    variant: 'default_success',
    topic,
  }
}

export const removalNotice = (messages: CouponMessages): NewToast => ({
  ...messages.removed,
  topic,
})
