import { ButtonLink } from '#design/button.tsx'
import { useCartMessages } from '#shop/cart/ui/use-messages.ts'
import { CartAlerts, CartBill, CartLines } from '../cart-contents.tsx'
import { EmptyCart } from '../cart-empty.tsx'
import { CartOrder } from '../cart-order.tsx'
import { useCartView } from '../use-cart-view.ts'

interface CartPanelBodyProps {
  readonly onClose: () => void
}

/** The cart's notices, lines, total and checkout button. */
export function CartPanelBody({ onClose }: CartPanelBodyProps) {
  const messages = useCartMessages()
  const view = useCartView()
  if (!view) return null
  const isEmpty = view.totals.lines.length === 0
  return (
    <>
      <CartAlerts view={view} />
      {isEmpty ? (
        <EmptyCart onLeave={onClose} />
      ) : (
        <>
          <CartLines view={view} onLeave={onClose} />
          <CartBill view={view} />
          <CartOrder view={view} />
          <ButtonLink to="/carrito" onClick={onClose}>
            {messages.whole}
          </ButtonLink>
        </>
      )}
    </>
  )
}
