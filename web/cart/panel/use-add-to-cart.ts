import { showToast } from '#design/toasts/toasts.tsx'
import type { CartProduct, CartRefusal } from '#shop/cart/cart.rules.ts'
import { type CartMessages, useCartMessages } from '#shop/cart/ui/use-messages.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { addToCart } from '../cart-store.ts'
import { isDoubleTap } from './double-tap.ts'

type Destination = ReturnType<typeof useShop>['destination']

/** The prescribed title and text of a refusal. */
export function refusalText(messages: CartMessages, code: CartRefusal, destination: Destination) {
  const { title, description } = messages.refusals[code]
  return {
    title,
    description: typeof description === 'string' ? description : description[destination],
  }
}

/** Adds a product to this browser's cart and shows the result. */
export function useAddToCart() {
  const messages = useCartMessages()
  const { destination, facts } = useShop()
  return (product: CartProduct, quantity: number) => {
    if (isDoubleTap(product.id)) return
    const { maintenance } = facts
    const topic = `cart ${product.id}`
    const result = addToCart({ maintenance, product, destination, quantity })
    if (!result.ok)
      return showToast({
        topic,
        ...refusalText(messages, result.code, destination),
        variant: 'destructive',
      })
    return showToast({
      topic,
      link: { to: '/carrito', text: messages.toasts.view },
      title: messages.toasts.added,
      description: product.name,
      variant: 'default_success',
    })
  }
}
