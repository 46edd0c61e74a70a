import { Money } from '#design/money.tsx'
import type { Destination } from '#kernel/destination.ts'
import { type ProductSummary, priceFor } from '../product.rules.ts'
import { ProductLink } from './product-link.tsx'

interface ProductCardProps {
  readonly product: ProductSummary
  readonly destination: Destination
}

export function ProductCard({ product, destination }: ProductCardProps) {
  const price = priceFor(product, destination)
  return (
    <article className="rounded-card border border-line bg-raised p-4 shadow-card">
      <ProductLink product={product}>{product.name}</ProductLink>
      {price !== null && <Money amount={price} />}
    </article>
  )
}
