import { useLocale } from '#design/words-context.tsx'
import type { Destination } from '#kernel/destination.ts'
import { fillCount } from '#kernel/words.ts'
import { isAvailableFor, type ProductSummary } from '../product.rules.ts'
import { useCatalogueWords } from './use-catalogue-words.ts'

/** From this many units on their number says nothing. */
const few = 5

interface StockNoteProps {
  readonly product: Pick<ProductSummary, 'inStock' | 'unitsLeft' | 'availableFor'>
  readonly destination: Destination
  readonly className?: string
}

/** Whether it can be had, in words. */
export function StockNote({ product, destination, className = '' }: StockNoteProps) {
  const { stock } = useCatalogueWords()
  const locale = useLocale()
  const look = `text-sm font-semibold ${className}`
  if (!product.inStock) return <p className={`${look} text-bad`}>{stock.soldOut}</p>
  if (!isAvailableFor(product.availableFor, destination))
    return (
      <p className={`${look} text-warn`}>
        {destination === 'cuba' ? stock.notForCuba : stock.notForUsa}
      </p>
    )
  const left = product.unitsLeft
  return left !== null && left <= few ? (
    <p className={`${look} text-warn`}>{fillCount(locale, stock.left, left)}</p>
  ) : (
    <p className={`${look} text-good`}>{stock.available}</p>
  )
}
