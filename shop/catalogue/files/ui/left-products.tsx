import { useLocale } from '#design/messages-context.tsx'
import { TextLink } from '#design/text-link.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { useProductStaffMessages, useSheetMessages } from '../../ui/use-messages.ts'
import type { LeftProduct } from '../import-undo.rules.ts'

function Reason({ product: { problem, field, by } }: { product: LeftProduct }) {
  const { left } = useSheetMessages()
  const { fields, problems } = useProductStaffMessages()
  if (problem === 'ordered' || problem === 'in_kit')
    return (
      <>
        {left[problem]}{' '}
        {by && (
          <TextLink
            to={problem === 'ordered' ? `/admin/pedidos/${by.id}` : `/admin/products/${by.id}`}
          >
            {by.name}
          </TextLink>
        )}
      </>
    )
  return field ? `${fields[field]}: ${problems[problem]}` : problems[problem]
}

interface LeftProductsProps {
  /** The first of them. */
  readonly products: readonly LeftProduct[]
  readonly count: number
}

/** What an undone import left as it was, each with the reason and a way to it. */
export function LeftProducts({ products, count }: LeftProductsProps) {
  const messages = useSheetMessages()
  const locale = useLocale()
  if (count === 0) return null
  const rest = count - products.length
  return (
    <section className="grid gap-2 rounded-card border border-line border-l-4 border-l-warn bg-raised p-5">
      <h2 className="font-bold text-lg">{formatPlural(locale, messages.left.title, count)}</h2>
      <ul className="max-h-96 overflow-y-auto text-sm">
        {products.map((product) => (
          <li key={product.id} className="flex flex-wrap items-center gap-x-3 border-line border-t">
            <TextLink to={`/admin/products/${product.id}`} className="font-semibold">
              {product.name}
            </TextLink>
            <span className="min-w-0 break-words">
              <Reason product={product} />
            </span>
          </li>
        ))}
        {rest > 0 && <li className="py-2">{formatPlural(locale, messages.more, rest)}</li>}
      </ul>
    </section>
  )
}
