import { ShoppingCart } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { countItems } from '#shop/cart/cart.rules.ts'
import { useFrameMessages } from '#web/shell/request/use-page-messages.ts'
import { useCart } from '../cart-store.ts'
import { toggleCartPanel, useCartPanelOpen } from './cart-panel-state.ts'

interface CartButtonProps {
  /** The number of items in the cart of a visitor without scripts. */
  readonly served: number
}

/** Opens and closes the panel; without scripts it links to the cart's page. */
export function CartButton({ served }: CartButtonProps) {
  const messages = useFrameMessages()
  const locale = useLocale()
  const cart = useCart()
  const isOpen = useCartPanelOpen()
  const count = cart ? countItems(cart.lines) : served
  const isPlain = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey)
  const toggle = (event: MouseEvent) => {
    if (!cart || !isPlain(event)) return
    event.preventDefault()
    toggleCartPanel()
  }
  return (
    <Link
      to="/carrito"
      onClick={toggle}
      aria-label={formatPlural(locale, messages.cart, count)}
      aria-haspopup={cart ? 'dialog' : undefined}
      aria-expanded={cart ? isOpen : undefined}
      className="relative grid size-11 shrink-0 place-items-center rounded-field"
    >
      <ShoppingCart aria-hidden="true" strokeWidth={1.75} className="size-6" />
      <span
        data-badge=""
        aria-hidden="true"
        className={`figures absolute top-0 -right-1 min-w-5 rounded-full border px-1 text-center font-semibold text-sm leading-4.5 ${count > 0 ? 'border-sun bg-sun text-on-sun' : 'border-night-line bg-night text-soft-on-night'}`}
      >
        {count}
      </span>
    </Link>
  )
}
