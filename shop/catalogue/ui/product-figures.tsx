import { useLocale } from '#design/words-context.tsx'
import { formatNumber } from '#kernel/words.ts'
import { leadingFigures } from '../figures.rules.ts'
import type { ProductSummary } from '../product.rules.ts'
import { specLabel } from '../spec-text.rules.ts'
import { useCatalogueWords } from './use-catalogue-words.ts'

/** The figures that decide, large, with their unit small beside them. */
export function ProductFigures({ product }: { product: ProductSummary }) {
  const words = useCatalogueWords()
  const locale = useLocale()
  const figures = leadingFigures(product)
  const terms: Readonly<Record<string, string>> = words.figures
  if (figures.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {figures.map(({ name, value, unit }) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-sm text-soft-ink">{terms[name] ?? specLabel(name, words.specs)}</dt>
          <dd className="figures font-display text-xl leading-tight font-bold whitespace-nowrap">
            {formatNumber(locale, value, 1)}
            {unit && <span className="text-sm font-semibold"> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
