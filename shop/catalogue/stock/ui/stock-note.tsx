import type { Destination } from '#kernel/destination.ts'
import { isAvailableFor, type ProductSummary } from '../../products/product.rules.ts'
import { useCatalogueMessages } from '../../ui/use-messages.ts'
import { toneClass, useStockText } from './use-stock-text.ts'

interface StockNoteProps {
  readonly product: Pick<ProductSummary, 'inStock' | 'unitsLeft' | 'availableFor'>
  readonly destination: Destination
  readonly className?: string
}

export function StockNote({ product, destination, className = '' }: StockNoteProps) {
  const { stock } = useCatalogueMessages()
  const stockText = useStockText()
  const look = `text-sm font-semibold ${className}`
  if (product.inStock && !isAvailableFor(product.availableFor, destination))
    return (
      <p className={`${look} text-warn`}>
        {destination === 'cuba' ? stock.notForCuba : stock.notForUsa}
      </p>
    )
  const { text, tone } = stockText(product)
  return <p className={`${look} ${toneClass[tone]}`}>{text}</p>
}
