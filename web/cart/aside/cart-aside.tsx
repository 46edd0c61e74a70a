import { buttonClass } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { useCartMessages } from '#shop/cart/ui/use-messages.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { dropAside } from '../cart-changes.ts'
import { CartForm } from '../cart-form.tsx'
import type { CartView } from '../use-cart-view.ts'

/** What waits because it does not go to the chosen destination, by name. */
export function CartAside({ view }: { view: CartView }) {
  const messages = useCartMessages()
  const { destination } = useShop()
  const named = view.aside.flatMap(({ id, quantity, seen }) =>
    seen ? [{ id, quantity, name: seen.name }] : [],
  )
  if (named.length === 0) return null
  const { title, text } = messages.aside
  return (
    <section
      aria-label={title[destination]}
      className="rounded-card border border-l-4 border-line border-l-warn bg-raised px-4 py-3"
    >
      <p className="font-semibold">{title[destination]}</p>
      <p className="text-sm text-soft-ink">{text[destination]}</p>
      <ul className="mt-1">
        {named.map(({ id, quantity, name }) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {quantity} × {name}
            </span>
            <CartForm
              intent="remove"
              fields={{ product: id }}
              onDo={view.isLive ? () => dropAside(id) : null}
            >
              <button
                type="submit"
                aria-label={format(messages.line.removeProduct, { name })}
                className={buttonClass('quiet', '-mr-4 text-sm')}
              >
                {messages.line.remove}
              </button>
            </CartForm>
          </li>
        ))}
      </ul>
    </section>
  )
}
