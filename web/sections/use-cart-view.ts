import { cartTotals } from '#shop/cart/totals.rules.ts'
import { noTariff } from '#shop/shipping/tariff.rules.ts'
import type { ServedCart } from '../cart-page.server.ts'
import { type CartState, useCart } from '../cart-store.ts'
import { useShop } from '../use-shop.ts'

export interface CartView extends ServedCart {
  readonly code: string | null
  /** True while these are the prices seen last and today's are on their way. */
  readonly isReading: boolean
  /** True when today's prices could not be had. */
  readonly isAway: boolean
  /** True when a press is answered here and no form is sent. */
  readonly isLive: boolean
}

export const viewOfServed = (served: ServedCart): CartView => ({
  ...served,
  code: null,
  isReading: false,
  isAway: false,
  isLive: false,
})

function viewOf(cart: CartState, destination: 'usa' | 'cuba'): CartView {
  const { lines, known, tariff, installation, discount, isAway } = cart
  const priced = lines.flatMap(({ id, quantity, seen }) => {
    const product = known?.get(id) ?? seen
    return product ? [{ product, quantity }] : []
  })
  const isFresh = lines.every(({ id }) => known?.has(id))
  return {
    totals: cartTotals({
      destination,
      lines: priced,
      tariff: tariff ?? noTariff,
      discount,
      installation,
    }),
    notices: cart.notices,
    dropped: cart.dropped,
    installation,
    code: discount?.code ?? null,
    isReading: !isFresh && !isAway,
    isAway: !isFresh && isAway,
    isLive: true,
  }
}

/** This browser's cart summed up for the chosen destination; null until it has been read. */
export function useCartView(): CartView | null {
  const cart = useCart()
  const { destination } = useShop()
  return cart && viewOf(cart, destination)
}
