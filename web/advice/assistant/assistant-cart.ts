import type { CartSent } from '#shop/assistant/conversation/conversation.rules.ts'
import { toCompact } from '#shop/cart/stored-cart.rules.ts'
import { cartNow, fromStorage } from '#web/cart/cart-store.ts'
import { cartCoupon } from '#web/cart/coupon/cart-coupon.ts'

/** This browser's cart for a question about it: products and quantities, which the server prices itself. */
export function cartToSend(): CartSent {
  const { lines, installation, aside } = cartNow() ?? fromStorage()
  return { cart: toCompact(lines, installation, aside), coupon: cartCoupon().code ?? '' }
}
