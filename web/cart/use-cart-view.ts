import { type Usd, zero } from '#kernel/money.ts'
import { type CartLine, isPluggedIn } from '#shop/cart/cart.rules.ts'
import type { ServedCart } from '#shop/cart/served-cart.service.server.ts'
import { type CartSum, priceCart } from '#shop/cart/totals.rules.ts'
import type { Discount } from '#shop/coupons/coupon.rules.ts'
import { noTariff } from '#shop/shipping/tariff.rules.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { type CartState, useCart } from './cart-store.ts'
import { useCartCoupon } from './coupon/cart-coupon.ts'

export interface CartView extends ServedCart {
  /** True while the last known prices are shown and today's are loading. */
  readonly isReading: boolean
  /** True when today's prices could not be loaded. */
  readonly isUnavailable: boolean
  /** True when actions run in the browser and no form is sent. */
  readonly isLive: boolean
}

export const viewOfServed = (served: ServedCart): CartView => ({
  ...served,
  isReading: false,
  isUnavailable: false,
  isLive: false,
})

/** This browser's cart, priced with the known data. */
export function viewOf(
  cart: CartState,
  discount: Discount | null,
  options: Pick<CartSum, 'destination' | 'oneDelivery'> & { readonly installationPrice: Usd },
): CartView {
  const { destination, oneDelivery, installationPrice } = options
  const { lines, known, tariff, installation, isUnavailable } = cart
  const productOf = ({ id, seen }: CartLine) => known?.get(id) ?? seen
  const products = lines.flatMap((line) => productOf(line) ?? [])
  const arePluggedIn = products.length > 0 && products.every(isPluggedIn)
  const isInstalled = installation && !arePluggedIn
  const isFresh = lines.every(({ id }) => known?.has(id))
  return {
    totals: priceCart({
      destination,
      lines,
      productOf,
      tariff: tariff ?? noTariff,
      discount,
      installation: isInstalled ? installationPrice : zero,
      oneDelivery,
    }),
    aside: cart.aside,
    notices: cart.notices,
    dropped: cart.dropped,
    installation: isInstalled,
    noInstaller: arePluggedIn ? 'plugged_in' : null,
    code: discount?.code ?? null,
    isReading: !isFresh && !isUnavailable,
    isUnavailable: !isFresh && isUnavailable,
    isLive: true,
  }
}

/** A cart whose products are still being fetched, or cannot be, shows no lines either. */
export const isSurelyEmpty = (view: CartView | null): boolean =>
  view !== null && view.totals.lines.length === 0 && !view.isReading && !view.isUnavailable

/** This browser's cart priced for the chosen destination; null until it has been read. */
export function useCartView(): CartView | null {
  const cart = useCart()
  const { destination, facts } = useShop()
  const { discount } = useCartCoupon()
  const { oneDelivery, installation } = facts
  const options = { destination, oneDelivery, installationPrice: installation.price }
  return cart && viewOf(cart, discount, options)
}
