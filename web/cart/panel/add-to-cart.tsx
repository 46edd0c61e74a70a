import { ShoppingCart } from 'lucide-react'
import { buttonClass } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { canGoTo, cartProduct, maxOf } from '#shop/cart/cart.rules.ts'
import { useCartMessages } from '#shop/cart/ui/use-messages.ts'
import type { Product, ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { CartForm } from '../cart-form.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

interface AddToCartProps {
  readonly product: Product | ProductSummary
  readonly className?: string
  /** On a card the button's accessible name includes the product. */
  readonly isSmall?: boolean
}

/** Adds one to the cart; products sold out or not sold here have no button, and a closed shop's is not the next step. */
export function AddToCart({ product, className = '', isSmall = false }: AddToCartProps) {
  const messages = useCartMessages()
  const add = useAddToCart()
  const { destination, facts } = useShop()
  const requested = cartProduct(product)
  if (maxOf(requested) === 0 || !canGoTo(requested, destination)) return null
  return (
    <CartForm
      intent="add"
      fields={{ product: product.id }}
      onDo={() => add(requested, 1)}
      className={`relative ${isSmall ? 'buy-small' : className}`}
    >
      <button
        type="submit"
        aria-label={isSmall ? format(messages.addProduct, { name: product.name }) : undefined}
        className={buttonClass(facts.maintenance ? 'plain' : 'sun', 'w-full')}
      >
        <ShoppingCart aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
        {messages.add}
      </button>
    </CartForm>
  )
}
