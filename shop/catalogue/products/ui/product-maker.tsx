import { FileText } from 'lucide-react'
import { useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { useCatalogueMessages } from '../../ui/use-messages.ts'
import type { Product } from '../product.rules.ts'
import { warrantyYears } from '../warranty.rules.ts'

/** Brand, model, certificates, warranty and who repairs it in Cuba, beside the price; what is unknown is left out. */
export function ProductMaker({ product }: { product: Product }) {
  const messages = useCatalogueMessages().detail.maker
  const locale = useLocale()
  const { brand, model, dataSheet, certificates, warrantyTerms, repairs } = product.maker
  const years = warrantyYears(product.specs)
  const warranty = [years && formatPlural(locale, messages.years, years), warrantyTerms]
  const rows = [
    [messages.brand, [brand, model].filter(Boolean).join(' ')],
    [messages.certificates, certificates],
    [messages.warranty, warranty.filter(Boolean).join('. ')],
    [messages.repairs, repairs],
  ].filter(([, value]) => value)
  if (rows.length === 0 && !dataSheet) return null
  return (
    <div className="grid gap-1 text-sm">
      <dl className="grid gap-1">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="text-soft-ink">{name}</dt>
            <dd className="min-w-0 whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {dataSheet && (
        <a
          href={dataSheet}
          rel="noopener noreferrer"
          className="inline-flex min-h-11 w-fit items-center gap-2 underline underline-offset-4"
        >
          <FileText aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
          {messages.dataSheet}
        </a>
      )}
    </div>
  )
}
