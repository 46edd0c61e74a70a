import { useLocale } from '#design/words-context.tsx'
import type { Destination } from '#kernel/destination.ts'
import { fillCount } from '#kernel/words.ts'
import { isAvailableFor, type ProductSummary } from '../product.rules.ts'
import { useCatalogueWords } from './use-catalogue-words.ts'

const fewUnits = 10

/** Stock in words: sold out, how few are left, or simply that there is some. */
export function useStockText(): (product: ProductSummary) => string {
  const locale = useLocale()
  const words = useCatalogueWords().detail.stock
  return ({ inStock, unitsLeft }) => {
    if (!inStock) return words.soldOut
    return unitsLeft !== null && unitsLeft <= fewUnits
      ? fillCount(locale, words.few, unitsLeft)
      : words.inStock
  }
}

interface ProductAvailabilityProps {
  readonly product: ProductSummary
  readonly destination: Destination
}

/** Whether it can be had now, and a plain word where it is not sold for the chosen destination. */
export function ProductAvailability({ product, destination }: ProductAvailabilityProps) {
  const words = useCatalogueWords().detail
  const stock = useStockText()
  return (
    <div className="grid gap-2">
      <p className={`font-semibold ${product.inStock ? 'text-good' : 'text-bad'}`}>
        {stock(product)}
      </p>
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
