import { showToast } from '#design/toasts.tsx'
import type { CartRefusal } from '#shop/cart/cart.rules.ts'
import { isQuantity } from '#shop/cart/cart.rules.ts'
import { useCartWords } from '#shop/cart/ui/use-cart-words.ts'
import { clearCart, setQuantity } from '../cart-changes.ts'
import { setInstallation } from '../cart-store.ts'
import { useShop } from '../use-shop.ts'
import { refusalText } from './use-add-to-cart.ts'

/** What can be done to this browser's cart, each with its notice. */
export function useCartActions() {
  const words = useCartWords()
  const { destination } = useShop()
  const refuse = (code: CartRefusal) =>
    showToast({ ...refusalText(words, code, destination), variant: 'destructive' })
  const changed = (description?: string) =>
    showToast({
      title: words.toasts.changed,
      variant: 'default_success',
      ...(description ? { description } : {}),
    })
  return {
    set(id: string, quantity: number) {
      if (quantity > 0 && !isQuantity(quantity)) return refuse('quantity_not_whole')
      return setQuantity(id, quantity) ? changed() : refuse('not_enough_stock')
    },
    clear() {
      clearCart()
      changed(words.toasts.emptied)
    },
    install(installation: boolean) {
      setInstallation(installation)
      changed()
    },
  }
}
