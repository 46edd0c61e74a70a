import { useLocale } from '#design/messages-context.tsx'
import { formatNumber } from '#kernel/messages.ts'
import { useCatalogueMessages } from '../../ui/use-messages.ts'
import { leadingFigures } from '../figures.rules.ts'
import type { ProductSummary } from '../product.rules.ts'
import { specLabel } from '../spec-text.rules.ts'

/** Key figures in large type with small units. */
export function ProductFigures({ product }: { product: ProductSummary }) {
  const messages = useCatalogueMessages()
  const locale = useLocale()
  const figures = leadingFigures(product)
  const terms: Readonly<Record<string, string>> = messages.figures
  if (figures.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {figures.map(({ name, value, unit }) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-sm text-soft-ink">
            {terms[name] ?? specLabel(name, messages.specs)}
          </dt>
          <dd className="figures font-display text-xl leading-tight font-bold whitespace-nowrap">
            {formatNumber(locale, value, 1)}
            {unit && <span className="text-sm font-semibold"> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
