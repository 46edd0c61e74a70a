import type { Destination } from '#kernel/destination.ts'
import type { ProductSummary } from '#shop/catalogue/product.rules.ts'
import { ProductCard } from '#shop/catalogue/ui/product-card.tsx'

interface ProductGridProps {
  readonly products: readonly ProductSummary[]
  readonly destination: Destination
}

/** Cards side by side: one column on a phone, up to four on a desktop. */
export function ProductGrid({ products, destination }: ProductGridProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} destination={destination} />
        </li>
      ))}
    </ul>
  )
}
