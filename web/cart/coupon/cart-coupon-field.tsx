import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { showToast } from '#design/toasts/toasts.tsx'
import { CouponField } from '#shop/coupons/ui/coupon-field.tsx'
import { useCouponMessages } from '#shop/coupons/ui/use-messages.ts'
import {
  applyCoupon,
  cartCoupon,
  confirmCoupon,
  removeCoupon,
  useCartCoupon,
} from './cart-coupon.ts'
import { couponNotice, removalNotice } from './coupon-notices.ts'

/** The coupon field of the cart: applies a code, shows the result, and removes it. */
export function CartCoupon({ savedCode = null }: { savedCode?: string | null }) {
  const messages = useCouponMessages()
  const { code } = useCartCoupon()
  const { pathname, search } = useLocation()
  const [isBusy, setBusy] = useState(false)
  const [hasError, setError] = useState(false)
  useEffect(() => {
    void confirmCoupon().then((result) => {
      if (result === 'invalid') showToast(couponNotice(messages, result, null))
    })
  }, [messages])
  const apply = async (input: string) => {
    setBusy(true)
    const result = await applyCoupon(input)
    setBusy(false)
    setError(result === 'invalid')
    showToast(couponNotice(messages, result, cartCoupon().discount))
  }
  const remove = () => {
    removeCoupon()
    setError(false)
    showToast(removalNotice(messages))
  }
  return (
    <CouponField
      applied={code ?? savedCode}
      onApply={(input) => void apply(input)}
      onRemove={remove}
      hasError={hasError || new URLSearchParams(search).get('cupon') === 'invalido'}
      isBusy={isBusy}
      back={pathname + search}
    />
  )
}
