import type { ReactNode } from 'react'
import type { Destination } from '#kernel/destination.ts'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { ProductCard } from '#shop/catalogue/products/ui/product-card.tsx'
import { AddToCart } from '#web/cart/panel/add-to-cart.tsx'
import { CardPrice } from './card-price.tsx'

interface ProductGridProps {
  readonly products: readonly ProductSummary[]
  readonly destination: Destination
  /** The action of a card besides opening its product. */
  readonly actions?: (product: ProductSummary) => ReactNode
  /** Columns on a desktop: 3 beside a side column, otherwise 4. */
  readonly columns?: 3 | 4
  /** How many images are in the first viewport and load eagerly. */
  readonly eager?: number
}

/** A grid of cards: two columns on a phone, up to four on a desktop; a single row of four is one of three where three fit. */
export function ProductGrid({
  products,
  destination,
  actions,
  columns = 4,
  eager = 0,
}: ProductGridProps) {
  return (
    <ul
      className={`grid grid-cols-2 gap-3 sm:gap-4 ${columns === 4 ? 'md:grid-cols-3 xl:grid-cols-4 md:max-xl:[&>li:nth-child(n+4)]:hidden' : 'xl:grid-cols-3'}`}
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
