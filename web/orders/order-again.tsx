import { buttonClass } from '#design/button.tsx'
import type { Product } from '#shop/catalogue/products/product.rules.ts'
import { useOrderMessages } from '#shop/orders/ui/use-messages.ts'
import { CartForm } from '#web/cart/cart-form.tsx'
import { setInstallation } from '#web/cart/cart-store.ts'
import { useAddSet } from '#web/cart/panel/use-add-set.ts'

interface OrderAgainProps {
  /** What of the order is still sold. */
  readonly lines: readonly { readonly product: Product; readonly quantity: number }[]
  /** It was bought with an installation. */
  readonly isInstalled: boolean
}

/** Puts what was ordered into the cart, at today's prices. */
export function OrderAgain({ lines, isInstalled }: OrderAgainProps) {
  const messages = useOrderMessages().again
  const add = useAddSet()
  if (lines.length === 0) return null
  const set = lines.map(({ product, quantity }) => `${product.id}:${quantity}`).join()
  return (
    <section className="grid gap-3 rounded-card border border-line bg-raised p-4 md:p-6 print:hidden">
      <h2 className="font-bold">{messages.title}</h2>
      <p className="text-soft-ink text-sm">{messages.text}</p>
      <CartForm
        intent="add-set"
        fields={isInstalled ? { set, installation: 'true' } : { set }}
        onDo={() => {
          if (add(lines) && isInstalled) setInstallation(true)
        }}
      >
        <button type="submit" className={buttonClass('plain')}>
          {messages.button}
        </button>
      </CartForm>
    </section>
  )
}
