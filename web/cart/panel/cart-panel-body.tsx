import { ButtonLink } from '#design/button.tsx'
import { Money } from '#design/money.tsx'
import { useCartMessages } from '#shop/cart/ui/use-messages.ts'
import { ArrivalText } from '#web/shell/destination/arrival.tsx'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { CartAdditions, CartAlerts, CartLines, CartTotal } from '../cart-contents.tsx'
import { EmptyCart } from '../cart-empty.tsx'
import { CartOrder, ToCheckout } from '../cart-order.tsx'
import { type CartView, isSurelyEmpty, useCartView } from '../use-cart-view.ts'

interface CartPanelBodyProps {
  readonly onClose: () => void
}

/** Total and checkout button, in sight however long the cart is. */
function CheckoutBar({ view }: { view: CartView }) {
  const messages = useCartMessages().totals
  const { destination } = useShop()
  return (
    <div className="sticky bottom-0 -mx-4 -mb-6 grid gap-2 border-line border-t bg-paper px-4 py-3 md:-mx-6 md:px-6">
      <p className="flex items-baseline justify-between gap-4">
        <span>{messages.totalFor[destination]}</span>
        <strong className="text-xl">
          <Money amount={view.totals.total} />
        </strong>
      </p>
      <ToCheckout view={view} />
    </div>
  )
}

/** The cart's notices, lines, total and checkout button. */
export function CartPanelBody({ onClose }: CartPanelBodyProps) {
  const messages = useCartMessages()
  const { facts, arrival } = useShop()
  const view = useCartView()
  if (!view) return null
  const isEmpty = view.totals.lines.length === 0
  return (
    <>
      <CartAlerts view={view} />
      {isSurelyEmpty(view) && <EmptyCart onLeave={onClose} />}
      {!isEmpty && (
        <>
          <CartLines view={view} onLeave={onClose} />
          <CartAdditions view={view} />
          <CartTotal view={view} />
          {arrival && <ArrivalText arrival={arrival} className="text-sm" />}
          <CartOrder view={view} isOtherwise />
          <ButtonLink to="/carrito" onClick={onClose}>
            {messages.whole}
          </ButtonLink>
          {!facts.maintenance && <CheckoutBar view={view} />}
        </>
      )}
    </>
  )
}
