import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { useCatalogueMessages } from '../../ui/use-messages.ts'
import { kilograms } from '../household-equivalent.rules.ts'
import type { ProductSummary } from '../product.rules.ts'

/** SKU and weight, in pounds and kilograms. */
export function ProductFacts({ product }: { product: ProductSummary }) {
  const locale = useLocale()
  const messages = useCatalogueMessages().detail
  const weight = product.weightLbs !== null && {
    lb: formatNumber(locale, product.weightLbs, 1),
    kg: formatNumber(locale, kilograms(product.weightLbs), 1),
  }
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {weight && (
        <div className="flex gap-2">
          <dt className="text-soft-ink">{messages.weight}</dt>
          <dd className="figures">{format(messages.weightText, weight)}</dd>
        </div>
      )}
      <div className="flex gap-2">
        <dt className="text-soft-ink">{messages.sku}</dt>
        <dd className="figures">{product.sku}</dd>
      </div>
    </dl>
  )
}
