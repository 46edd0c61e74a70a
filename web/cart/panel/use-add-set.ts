import { showToast } from '#design/toasts/toasts.tsx'
import { type CartProduct, cartProduct } from '#shop/cart/cart.rules.ts'
import { useCartMessages } from '#shop/cart/ui/use-messages.ts'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { addToCart } from '../cart-store.ts'
import { isDoubleTap } from './double-tap.ts'
import { refusalText } from './use-add-to-cart.ts'

interface SetLine {
  readonly product: ProductSummary
  readonly quantity: number
}

/** Adds the parts of a set to this browser's cart; the first that cannot be added is named. */
export function useAddSet() {
  const messages = useCartMessages()
  const { destination, facts } = useShop()
  const addOne = (product: CartProduct, quantity: number) =>
    addToCart({ maintenance: facts.maintenance, product, destination, quantity })
  /** Whether all of it is in the cart now. */
  return (lines: readonly SetLine[]): boolean => {
    if (isDoubleTap(lines.map(({ product }) => product.id).join())) return false
    for (const { product, quantity } of lines) {
      const result = addOne(cartProduct(product), quantity)
      if (result.ok) continue
      const { title, description } = refusalText(messages, result.code, destination)
      const variant = 'destructive'
      const text = `${product.name}. ${description}`
      showToast({ title, description: text, variant, topic: 'set' })
      return false
    }
    const description = lines.map(({ product }) => product.name).join(', ')
    const link = { to: '/carrito', text: messages.toasts.view }
    const { added: title } = messages.toasts
    showToast({ title, description, link, variant: 'default_success', topic: 'set' })
    return true
  }
}
