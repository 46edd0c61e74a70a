import { ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { rangeText } from '#shop/electrical/runtime-text.rules.ts'
import { commonRuntimes, holdsOf } from '#shop/solar/runtime/runtime.rules.ts'
import { useProductMessages } from '#web/shell/request/use-page-messages.ts'

const planner = '/calculadora-solar/duracion'

/** Hours of a full battery for the most common devices; the visitor's own devices have a page of their own, so that this one can be cached for everybody. */
export function HowLong({ product }: { product: ProductSummary }) {
  const messages = useProductMessages().howLong
  const locale = useLocale()
  const holds = holdsOf(product)
  if (!holds) return null
  const slug = encodeURIComponent(product.slug)
  return (
    <section aria-labelledby="cuanto-dura">
      <h2 id="cuanto-dura" className="text-2xl font-bold">
        {messages.title}
      </h2>
      <p className="mt-2 text-soft-ink">{messages.text}</p>
      <dl className="mt-3 max-w-2xl">
        {commonRuntimes(holds).map(({ load, runtime, starts }) => (
          <div
            key={load}
            className="flex items-baseline justify-between gap-6 border-b border-line py-2"
          >
            <dt>{messages.loads[load]}</dt>
            <dd className="figures text-right font-display text-lg font-bold md:whitespace-nowrap">
              {starts ? rangeText(locale, messages.range, runtime) : messages.doesNotStart}
            </dd>
          </div>
        ))}
      </dl>
      <p className="measure mt-2 text-sm text-soft-ink">{messages.why}</p>
      <p className="mt-4 print:hidden">
        <ButtonLink to={`${planner}?equipos=vp1-bl3-ro1&producto=${slug}`}>
          {messages.choose}
        </ButtonLink>
      </p>
    </section>
  )
}
