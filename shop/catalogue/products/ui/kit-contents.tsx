import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { useCatalogueMessages } from '../../ui/use-messages.ts'
import type { KitPart } from '../product.rules.ts'
import { ProductLink } from './product-link.tsx'

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
