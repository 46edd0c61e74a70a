import { showToast } from '#design/toasts/toasts.tsx'
import type { CartRefusal } from '#shop/cart/cart.rules.ts'
import { isQuantity, isTooMany } from '#shop/cart/cart.rules.ts'
import { useCartMessages } from '#shop/cart/ui/use-messages.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { clearCart, setQuantity } from './cart-changes.ts'
import { setInstallation } from './cart-store.ts'
import { refusalText } from './panel/use-add-to-cart.ts'

/** The actions on this browser's cart, each with its notice. */
export function useCartActions() {
  const messages = useCartMessages()
  const { destination } = useShop()
  const refuse = (code: CartRefusal) =>
    showToast({
      ...refusalText(messages, code, destination),
      variant: 'destructive',
      topic: 'cart',
    })
  const changed = (description?: string) =>
    showToast({
      title: messages.toasts.changed,
      variant: 'default_success',
      topic: 'cart',
      ...(description ? { description } : {}),
    })
  return {
    /** Of too many the line itself says how many there are. */
    set(id: string, quantity: number) {
      if (quantity > 0 && !isQuantity(quantity) && !isTooMany(quantity))
        return refuse('quantity_not_whole')
      if (setQuantity(id, quantity)) changed()
    },
    clear() {
      clearCart()
      changed(messages.toasts.emptied)
    },
    install(installation: boolean) {
      setInstallation(installation)
      changed()
    },
  }
}
