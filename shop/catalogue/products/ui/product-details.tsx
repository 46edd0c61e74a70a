import { useLocale } from '#design/messages-context.tsx'
import type { Destination } from '#kernel/destination.ts'
import { format, formatNumber } from '#kernel/messages.ts'
import { toneClass, useStockText } from '../../stock/ui/use-stock-text.ts'
import { useCatalogueMessages } from '../../ui/use-messages.ts'
import { kilograms } from '../household-equivalent.rules.ts'
import { isAvailableFor, type KitPart, type ProductSummary, type Specs } from '../product.rules.ts'
import { specLabel, specSections } from '../spec.rules.ts'
import { specText } from '../spec-text.rules.ts'
import { ProductLink } from './product-link.tsx'

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

interface ProductAvailabilityProps {
  readonly product: ProductSummary
  readonly destination: Destination
}

/** Stock, and a note where it is not sold for the chosen destination. */
export function ProductAvailability({ product, destination }: ProductAvailabilityProps) {
  const messages = useCatalogueMessages().detail
  const { text, tone } = useStockText()(product)
  const isSoldHere = isAvailableFor(product.availableFor, destination)
  return (
    <div className="grid gap-2">
      {(isSoldHere || !product.inStock) && (
        <p className={`font-semibold ${toneClass[tone]}`}>{text}</p>
      )}
      {!product.inStock && <p className="measure text-sm text-soft-ink">{messages.soldOutHelp}</p>}
      {!isSoldHere && (
        <p className="rounded-field border border-l-4 border-line border-l-warn bg-raised p-3">
          <strong className="block">{messages.unavailable.title}</strong>
          {messages.unavailable[destination]} {messages.unavailable.instead}
        </p>
      )}
    </div>
  )
}

/** Contents of a kit with quantities and links. */
export function KitContents({ parts }: { parts: readonly KitPart[] }) {
  const messages = useCatalogueMessages().detail.kit
  const locale = useLocale()
  if (parts.length === 0) return null
  return (
    <section>
      <h2 className="text-2xl font-bold">{messages.title}</h2>
      <ul className="mt-4 overflow-hidden rounded-card border border-line bg-raised">
        {parts.map(({ product, quantity }) => (
          <li key={product.id} className="border-line not-last:border-b">
            <ProductLink
              product={product}
              className="flex min-h-11 items-baseline gap-3 px-4 py-3 hover:bg-sunk"
            >
              <span className="figures w-10 shrink-0 text-lg font-bold">
                {format(messages.quantity, { count: formatNumber(locale, quantity) })}
              </span>
              <span className="underline decoration-line underline-offset-4">{product.name}</span>
            </ProductLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The figures of a product by group. */
export function SpecTable({ specs }: { specs: Specs }) {
  const locale = useLocale()
  const messages = useCatalogueMessages()
  const language = { locale, messages: messages.specs }
  const sections = specSections(specs)
  if (sections.length === 0) return null
  return (
    <section>
      <h2 className="text-2xl font-bold">{messages.detail.specsTitle}</h2>
      <div className="mt-4 gap-8 lg:columns-2 print:columns-2">
        {sections.map(({ group, keys }) => (
          <div key={group ?? 'other'} className="mb-6 break-inside-avoid">
            <h3 className="border-b-2 border-ink pb-2 font-semibold">
              {messages.specs.groups[group ?? 'other']}
            </h3>
            <dl>
              {keys.map((key) => (
                <div
                  key={key}
                  className="flex items-baseline justify-between gap-4 border-b border-line py-2"
                >
                  <dt className="text-soft-ink">{specLabel(key, messages.specs)}</dt>
                  <dd className="figures max-w-3/5 shrink-0 text-right">
                    {specText(key, specs[key] ?? '', language)}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  )
}
