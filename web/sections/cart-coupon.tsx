import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { showToast } from '#design/toasts.tsx'
import { CouponField } from '#shop/coupons/ui/coupon-field.tsx'
import { useCouponMessages } from '#shop/coupons/ui/use-messages.ts'
import {
  applyCoupon,
  cartCoupon,
  confirmCoupon,
  removeCoupon,
  useCartCoupon,
} from '../cart-coupon.ts'
import { couponNotice, removalNotice } from '../coupon-notices.ts'

/** The coupon of the cart: asks for one, says how it went, and lets it go. */
export function CartCoupon({ keptCode = null }: { keptCode?: string | null }) {
  const messages = useCouponMessages()
  const { code } = useCartCoupon()
  const { pathname, search } = useLocation()
  const [isBusy, setBusy] = useState(false)
  const [isWrong, setWrong] = useState(false)
  useEffect(() => {
    void confirmCoupon().then((answer) => {
      if (answer === 'invalid') showToast(couponNotice(messages, answer, null))
    })
  }, [messages])
  const apply = async (typed: string) => {
    setBusy(true)
    const answer = await applyCoupon(typed)
    setBusy(false)
    setWrong(answer === 'invalid')
    showToast(couponNotice(messages, answer, cartCoupon().discount))
  }
  const remove = () => {
    removeCoupon()
    setWrong(false)
    showToast(removalNotice(messages))
  }
  return (
    <CouponField
      applied={code ?? keptCode}
      onApply={(typed) => void apply(typed)}
      onRemove={remove}
      hasError={isWrong || new URLSearchParams(search).get('cupon') === 'invalido'}
      isBusy={isBusy}
      back={pathname + search}
    />
  )
}
