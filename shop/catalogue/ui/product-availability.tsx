import type { Destination } from '#kernel/destination.ts'
import { isAvailableFor, type ProductSummary } from '../product.rules.ts'
import { useCatalogueWords } from './use-catalogue-words.ts'
import { toneClass, useStockText } from './use-stock-text.ts'

interface ProductAvailabilityProps {
  readonly product: ProductSummary
  readonly destination: Destination
}

/** Whether it can be had now, and a plain word where it is not sold for the chosen destination. */
export function ProductAvailability({ product, destination }: ProductAvailabilityProps) {
  const words = useCatalogueWords().detail
  const { text, tone } = useStockText()(product)
  return (
    <div className="grid gap-2">
      <p className={`font-semibold ${toneClass[tone]}`}>{text}</p>
      {!product.inStock && <p className="measure text-sm text-soft-ink">{words.soldOutHelp}</p>}
      {!isAvailableFor(product.availableFor, destination) && (
        <p className="rounded-field border border-l-4 border-line border-l-warn bg-raised p-3">
          <strong className="block">{words.unavailable.title}</strong>
          {words.unavailable[destination]}
        </p>
      )}
    </div>
  )
}
