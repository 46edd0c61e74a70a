import { useEffect, useRef } from 'react'
import { useLocale } from '#design/messages-context.tsx'
import { showToast } from '#design/toasts/toasts.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { useCartMessages } from '#shop/cart/ui/use-messages.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { moveCart, openCart, refreshCart } from '../cart-store.ts'

let isChosenHere = false
/** The next change of destination was wished for in this tab, which then says so. */
export const expectDestination = (): void => {
  isChosenHere = true
}

/** Keeps the cart in step with its storage, the shop's data and the destination. */
export function useCartFrame(): void {
  const shop = useShop()
  const { destination } = shop
  const messages = useCartMessages().toasts.destination
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
    const removed = moveCart(destination)
    showToast({
      title: messages.title,
      description:
        removed > 0 ? formatPlural(locale, messages.removed, removed) : messages.saved[destination],
      variant: 'default_success',
    })
  }, [destination, messages, locale])
  // Whenever the page's data came anew, prices and stock may have changed.
  useEffect(() => {
    void refreshCart(shop.destination)
  }, [shop])
}
