import { Money } from '#design/money.tsx'
import { useLocale } from '#design/words-context.tsx'
import { formatUsd, type Usd } from '#kernel/money.ts'
import { fill, formatNumber } from '#kernel/words.ts'
import type { LineSum } from '../totals.rules.ts'
import { useCartWords } from './use-cart-words.ts'

function Part({ name, amount }: { name: string; amount: Usd }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-0.5">
      <dt>{name}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  )
}

/** What a line put in Cuba is made of: the parts always add up to its amount. */
export function LineParts({ line }: { line: LineSum }) {
  const words = useCartWords().line
  const locale = useLocale()
  return (
    <details className="text-sm text-soft-ink">
      <summary
        aria-label={fill(words.partsOf, { name: line.product.name })}
        className="inline-flex min-h-11 cursor-pointer items-center underline decoration-line underline-offset-4"
      >
        {words.parts}
      </summary>
      <dl className="pb-2">
        {line.isOneFigure ? (
          <Part name={words.oneFigure} amount={line.amount} />
        ) : (
          <>
            <Part name={words.equipment} amount={line.equipment} />
            <Part
              name={fill(words.freight, {
                weight: formatNumber(locale, line.weightLbs, 2),
                rate: formatUsd(line.ratePerPound),
              })}
              amount={line.freight}
            />
            <Part name={words.delivery} amount={line.delivery} />
          </>
        )}
      </dl>
    </details>
  )
}
