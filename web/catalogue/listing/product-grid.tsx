import type { ReactNode } from 'react'
import type { Destination } from '#kernel/destination.ts'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { ProductCard } from '#shop/catalogue/products/ui/product-card.tsx'
import { AddToCart } from '#web/cart/panel/add-to-cart.tsx'
import { CardPrice } from './card-price.tsx'

interface ProductGridProps {
  readonly products: readonly ProductSummary[]
  readonly destination: Destination
  /** What can be done with a product in this grid besides opening it. */
  readonly actions?: (product: ProductSummary) => ReactNode
  /** Columns on a desktop: 3 beside a side column, else 4. */
  readonly columns?: 3 | 4
  /** How many pictures are in sight at once and should not wait. */
  readonly eager?: number
}

/** Cards side by side: one column on a phone, up to four on a desktop. */
export function ProductGrid({
  products,
  destination,
  actions,
  columns = 4,
  eager = 0,
}: ProductGridProps) {
  return (
    <ul
      className={`grid grid-cols-1 gap-4 sm:grid-cols-2 ${columns === 4 ? 'md:grid-cols-3 xl:grid-cols-4' : 'xl:grid-cols-3'}`}
    >
      {products.map((product, index) => (
        <li key={product.id} className="card-place min-w-0">
          <ProductCard
            product={product}
            destination={destination}
            price={<CardPrice product={product} destination={destination} />}
            actions={actions?.(product)}
            buying={<AddToCart product={product} isSmall />}
            eager={index < eager}
            first={eager > 0 && index === 0}
          />
        </li>
      ))}
    </ul>
  )
}
