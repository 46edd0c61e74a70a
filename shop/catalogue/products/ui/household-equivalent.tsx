import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { rangeText } from '#shop/electrical/runtime-text.rules.ts'
import { useCatalogueMessages } from '../../ui/use-messages.ts'
import {
  dailyYield,
  type HouseholdEquivalent,
  householdEquivalent,
} from '../household-equivalent.rules.ts'
import type { ProductSummary } from '../product.rules.ts'
import { headlinesOf, specLabel } from '../spec.rules.ts'
import { figureParts } from '../spec-text.rules.ts'

/** One large figure and a sentence that explains it. */
export interface HomeSentence {
  readonly figure: string
  readonly text: string
}

type Written = Exclude<HouseholdEquivalent, { readonly kind: 'moves' }>

function useHouseholdEquivalentText(): (householdEquivalent: Written) => HomeSentence {
  const locale = useLocale()
  const messages = useCatalogueMessages().detail.householdEquivalent
  const number = (value: number) => formatNumber(locale, value)
  return (householdEquivalent) => {
    if (householdEquivalent.kind === 'produces')
      return {
        figure: format(messages.perDay, { wh: number(householdEquivalent.whPerDay) }),
        text: messages.produces,
      }
    const { load, runtime, outletWh, standbyW } = householdEquivalent
    const runs = format(messages.stores, { load: messages.loads[load] })
    const losses = format(messages.losses, { wh: number(outletWh), watts: number(standbyW) })
    return { figure: rangeText(locale, messages.hours, runtime), text: `${runs} ${losses}` }
  }
}

function KitYield({ product }: { product: ProductSummary }) {
  const locale = useLocale()
  const messages = useCatalogueMessages().detail.householdEquivalent
  if (product.category !== 'kit') return null
  const wh = dailyYield(product.specs)
  return (
    <> {wh > 0 ? format(messages.yield, { wh: formatNumber(locale, wh) }) : messages.noYield}</>
  )
}

/** The key figures, and what they run in a household. */
export function HouseholdEquivalentText({
  product,
  moves = null,
}: {
  product: ProductSummary
  /** What an inverter runs: written where its words are. */
  moves?: HomeSentence | null
}) {
  const locale = useLocale()
  const messages = useCatalogueMessages()
  const text = useHouseholdEquivalentText()
  const equivalent = householdEquivalent(product.category, product.specs)
  const headlines = headlinesOf(product.category, product.specs)
  if (!equivalent && headlines.length === 0) return null
  const sentence = equivalent?.kind === 'moves' ? moves : equivalent && text(equivalent)
  return (
    <section className="rounded-card border border-line bg-raised p-4 md:p-6">
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        {headlines.map((key) => {
          const language = { locale, messages: messages.specs }
          const { number, unit } = figureParts(key, product.specs[key] ?? '', language)
          return (
            <div key={key} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-soft-ink">{specLabel(key, messages.specs)}</dt>
              <dd className="figures font-display text-2xl leading-none font-bold whitespace-nowrap md:text-3xl">
                {number} <span className="text-base font-semibold">{unit}</span>
              </dd>
            </div>
          )
        })}
      </dl>
      {sentence && (
        <div className="mt-6 grid gap-x-8 gap-y-2 border-t border-line pt-5 lg:grid-cols-[auto_1fr] lg:items-baseline">
          <h2 className="sr-only">{messages.detail.householdEquivalent.title}</h2>
          <p className="figures w-fit border-b-4 font-display border-sun text-2xl leading-tight font-bold md:text-3xl md:whitespace-nowrap">
            {sentence.figure}
          </p>
          <p className="measure">
            {sentence.text}
            <KitYield product={product} />
          </p>
        </div>
      )}
    </section>
  )
}
