import { useEffect, useRef } from 'react'
import { useLocale } from '#design/messages-context.tsx'
import { useCartMessages } from '#shop/cart/ui/use-messages.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { cartNow, openCart, refreshCart } from '../cart-store.ts'

let isChosenHere = false
/** The next change of destination was made in this tab, which shows its notice. */
export const expectDestination = (): void => {
  isChosenHere = true
}

/** Synchronises the cart with its storage, the page's data and the destination. */
export function useCartFrame(): void {
  const shop = useShop()
  const { destination } = shop
  const wayBack = useCartMessages().aside.text[destination]
  const locale = useLocale()
  const now = useRef(destination)
  const before = useRef(destination)
  now.current = destination
  useEffect(() => openCart(() => now.current), [])
  useEffect(() => {
    if (before.current === destination) return
    before.current = destination
    if (!isChosenHere) return
    isChosenHere = false
    const cart = cartNow()
    import('../aside/move-cart.ts')
      .then(({ moveCart }) => moveCart(destination, { before: cart, wayBack, locale }))
      .catch(() => {})
  }, [destination, wayBack, locale])
  // reloaded page data may mean changed prices and stock
  useEffect(() => {
    void refreshCart(shop.destination)
  }, [shop])
}
