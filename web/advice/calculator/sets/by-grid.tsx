import { Link } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import { rangeText } from '#shop/electrical/runtime-text.rules.ts'
import type { Calculation } from '#shop/solar/calculator/calculation.rules.ts'
import { calculationHref } from '#shop/solar/calculator/calculation-query.rules.ts'
import type { OfferedSets } from '#shop/solar/calculator/calculator.service.server.ts'
import { useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'

interface ByGridProps extends Pick<OfferedSets, 'aboveBudget'> {
  readonly byGrid: NonNullable<OfferedSets['byGrid']>
  readonly calculation: Calculation
}

const dayHours = 24
const withoutPanels = (calculation: Calculation): string =>
  `${calculationHref({ ...calculation, panels: false })}#resultado`

/** What fits without panels, where nothing fits with them. */
export function ByGrid({ byGrid, aboveBudget, calculation }: ByGridProps) {
  const messages = useSolarMessages().sets.byGrid
  const locale = useLocale()
  const { budget } = calculation
  const text = rangeText(
    locale,
    budget === null ? messages.text : messages.textWithin,
    byGrid.runtime,
  )
  return (
    <article className="mt-3 grid max-w-xl gap-2 rounded-card border border-l-4 border-line border-l-sun bg-raised p-3 md:mt-5 md:gap-3 md:p-5">
      <h3 className="text-lg leading-snug font-bold md:text-xl">{messages.title}</h3>
      <p className="max-md:text-sm">
        {format(text, {
          price: formatUsd(cents(byGrid.price)),
          budget: formatUsd(cents(Math.round((budget ?? 0) * 100))),
        })}
      </p>
      <p>
        <ButtonLink to={withoutPanels(calculation)}>{messages.link}</ButtonLink>
      </p>
      {aboveBudget !== null && (
        <p className="max-md:text-sm">
          {format(messages.cheapest, { price: formatUsd(cents(aboveBudget)) })}
        </p>
      )}
    </article>
  )
}

/** What would do without panels, where a set with them is dearer. */
export function ByGridInstead({ byGrid, calculation }: Omit<ByGridProps, 'aboveBudget'>) {
  const messages = useSolarMessages().sets.byGrid
  const locale = useLocale()
  const { gridHours, blackoutHours } = calculation
  return (
    <p className="text-sm">
      {format(messages.instead, {
        price: formatUsd(cents(byGrid.price)),
        hours: formatNumber(locale, gridHours ?? dayHours - blackoutHours, 1),
      })}{' '}
      <Link to={withoutPanels(calculation)} className="inline-flex min-h-11 items-center underline">
        {messages.link}
      </Link>
    </p>
  )
}
