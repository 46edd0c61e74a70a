import { useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { fewUnits, type ProductSummary } from '../../products/product.rules.ts'
import { useCatalogueMessages } from '../../ui/use-messages.ts'

export interface StockText {
  readonly text: string
  readonly tone: 'good' | 'warn' | 'bad'
}

/** Stock as text: sold out, a few left, or available. */
export function useStockText(): (
  product: Pick<ProductSummary, 'inStock' | 'unitsLeft'>,
) => StockText {
  const { stock } = useCatalogueMessages()
  const locale = useLocale()
  return ({ inStock, unitsLeft }) => {
    if (!inStock) return { text: stock.soldOut, tone: 'bad' }
    return unitsLeft !== null && unitsLeft <= fewUnits
      ? { text: formatPlural(locale, stock.left, unitsLeft), tone: 'warn' }
      : { text: stock.available, tone: 'good' }
  }
}

export const toneClass = { good: 'text-good', warn: 'text-warn', bad: 'text-bad' } as const
