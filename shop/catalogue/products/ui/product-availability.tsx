import type { Destination } from '#kernel/destination.ts'
import { toneClass, useStockText } from '../../stock/ui/use-stock-text.ts'
import { useCatalogueMessages } from '../../ui/use-messages.ts'
import { isAvailableFor, type ProductSummary } from '../product.rules.ts'

interface ProductAvailabilityProps {
  readonly product: ProductSummary
  readonly destination: Destination
}

/** Stock, and a note where it is not sold for the chosen destination. */
export function ProductAvailability({ product, destination }: ProductAvailabilityProps) {
  const messages = useCatalogueMessages().detail
  const { text, tone } = useStockText()(product)
  return (
    <div className="grid gap-2">
      <p className={`font-semibold ${toneClass[tone]}`}>{text}</p>
      {!product.inStock && <p className="measure text-sm text-soft-ink">{messages.soldOutHelp}</p>}
      {!isAvailableFor(product.availableFor, destination) && (
        <p className="rounded-field border border-l-4 border-line border-l-warn bg-raised p-3">
          <strong className="block">{messages.unavailable.title}</strong>
          {messages.unavailable[destination]}
        </p>
      )}
    </div>
  )
}
