import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { formatUsd, type Usd } from '#kernel/money.ts'
import type { LineSum } from '../totals.rules.ts'
import { useCartMessages } from './use-messages.ts'

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

/** Breakdown of an item's price delivered to Cuba; the parts add up to its amount. */
export function LineParts({ line }: { line: LineSum }) {
  const messages = useCartMessages().line
  const locale = useLocale()
  return (
    <details className="text-sm text-soft-ink">
      <summary
        aria-label={format(messages.partsOf, { name: line.product.name })}
        className="inline-flex min-h-11 cursor-pointer items-center underline decoration-line underline-offset-4"
      >
        {messages.parts}
      </summary>
      <dl className="pb-2">
        {line.isOneFigure ? (
          <Part name={messages.oneFigure} amount={line.amount} />
        ) : (
          <>
            <Part name={messages.equipment} amount={line.equipment} />
            <Part
              name={format(messages.freight, {
                weight: formatNumber(locale, line.weightLbs, 2),
                rate: formatUsd(line.ratePerPound),
              })}
              amount={line.freight}
            />
            <Part name={messages.delivery} amount={line.delivery} />
          </>
        )}
      </dl>
    </details>
  )
}
