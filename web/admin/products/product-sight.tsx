import type { ProductFields } from '#shop/catalogue/management/fields.rules.ts'
import { sightOf } from '#shop/catalogue/stock/sight.rules.ts'
import { useProductFormMessages } from '#shop/catalogue/ui/use-messages.ts'

const edges = {
  hidden: 'border-l-warn',
  not_for_sale: 'border-l-warn',
  for_sale: 'border-l-good',
} as const

/** Whether visitors see the product, and what it lacks. */
export function ProductSight({ fields }: { fields: ProductFields }) {
  const { sight: messages } = useProductFormMessages()
  const { sight, lacking } = sightOf(fields)
  return (
    <section
      aria-labelledby="a-la-vista"
      className={`grid gap-1 rounded-card border border-line border-l-4 bg-raised p-4 ${edges[sight]}`}
    >
      <h2 id="a-la-vista" className="font-bold">
        {messages[sight]}
      </h2>
      {lacking.length > 0 && (
        <>
          <p className="text-soft-ink text-sm">{messages.lacking}</p>
          <ul className="list-disc pl-5 text-sm">
            {lacking.map((lack) => (
              <li key={lack}>{messages.lacks[lack]}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
