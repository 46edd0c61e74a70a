import { ShoppingCart } from 'lucide-react'
import { buttonClass } from '#design/button.tsx'
import { cents, formatUsd } from '#kernel/money.ts'
import { ProductLink } from '#shop/catalogue/products/ui/product-link.tsx'
import { CartForm } from '#web/cart/cart-form.tsx'
import { useAddSet } from '#web/cart/panel/use-add-set.ts'
import type { KitMissing as Missing } from './kit-growth.server.ts'

function Sold({ sold }: { sold: NonNullable<Missing['sold']> }) {
  const add = useAddSet()
  const { title, lines, sum } = sold
  const set = lines.map(({ product, quantity }) => `${product.id}:${quantity}`).join()
  return (
    <>
      <p>{title}</p>
      <ul className="mt-1 space-y-1">
        {lines.map(({ product, quantity, price }) => (
          <li key={product.id} className="flex items-baseline gap-2">
            <span className="figures w-7 shrink-0 text-right">{quantity} ×</span>
            <ProductLink
              product={product}
              className="grow underline decoration-line underline-offset-4"
            >
              {product.name}
            </ProductLink>
            <span className="figures shrink-0">{formatUsd(cents(price * quantity))}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 font-semibold">{sum}</p>
      <CartForm intent="add-set" fields={{ set }} onDo={() => add(lines)} className="print:hidden">
        <button type="submit" className={buttonClass('plain', 'mt-2')}>
          <ShoppingCart aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
          {sold.add}
        </button>
      </CartForm>
    </>
  )
}

/** What the wiring sheet of a kit asks for beyond it: what it costs here, and what it is besides. */
export function KitMissing({ missing }: { missing: Missing | null }) {
  if (!missing) return null
  const { sold, text } = missing
  return (
    <div className="measure rounded-card border border-l-4 border-line border-l-warn bg-raised p-3 text-sm">
      {sold && <Sold sold={sold} />}
      {text && <p className={sold ? 'mt-3' : undefined}>{text}</p>}
    </div>
  )
}
