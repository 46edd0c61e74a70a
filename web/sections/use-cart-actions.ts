import { showToast } from '#design/toasts.tsx'
import type { CartProduct, CartRefusal } from '#shop/cart/cart.rules.ts'
import { isQuantity } from '#shop/cart/cart.rules.ts'
import { type CartWords, useCartWords } from '#shop/cart/ui/use-cart-words.ts'
import { addToCart, clearCart, setInstallation, setQuantity } from '../cart-store.ts'
import { useShop } from '../use-shop.ts'

type Destination = ReturnType<typeof useShop>['destination']

/** Title and text of a refusal, as the specification words them. */
export function refusalText(words: CartWords, code: CartRefusal, destination: Destination) {
  const { title, description } = words.refusals[code]
  return {
    title,
    description: typeof description === 'string' ? description : description[destination],
  }
}

/** What can be done to this browser's cart, each with its notice. */
export function useCartActions() {
  const words = useCartWords()
  const { destination, facts } = useShop()
  const refuse = (code: CartRefusal) =>
    showToast({ ...refusalText(words, code, destination), variant: 'destructive' })
  const changed = (description?: string) =>
    showToast({
      title: words.toasts.changed,
      variant: 'default_success',
      ...(description ? { description } : {}),
    })
  return {
    add(product: CartProduct, quantity: number) {
      const { maintenance } = facts
      const answer = addToCart({ maintenance, product, destination, quantity })
      if (!answer.ok) return refuse(answer.code)
      return showToast({
        title: words.toasts.added,
        description: product.name,
        variant: 'default_success',
      })
    },
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
