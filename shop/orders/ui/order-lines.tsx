import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { unbroken } from '#kernel/text/unbroken.ts'
import { nameIn, type OrderLine } from '../order.rules.ts'
import { useOrderMessages } from './use-messages.ts'

/** The lines with the product names at the time of the order. */
interface OrderLinesProps {
  readonly lines: readonly OrderLine[]
  /** More in sight, for staff. */
  readonly isDense?: boolean
  readonly isPriced?: boolean
  /** Where each line's installation is described; null where the sheet of the set does it. */
  readonly installation?: (line: OrderLine) => string | null
}

export function OrderLines({ lines, isDense, isPriced = true, installation }: OrderLinesProps) {
  const locale = useLocale()
  const messages = useOrderMessages()
  return (
    <ul className="grid">
      {lines
        .map((line) => ({ line, to: installation?.(line) ?? null }))
        .map(({ line, to }) => (
          <li
            key={line.productId}
            className={`flex items-baseline justify-between gap-4 border-b border-line ${isDense ? 'py-1' : 'py-3'}`}
          >
            <span>
              <span className="figures font-semibold">{line.quantity} × </span>
              {unbroken(nameIn(line, locale))}
              <span className="block text-sm text-soft-ink">{line.sku}</span>
              {to && (
                <a
                  href={to}
                  className="inline-flex min-h-11 items-center text-sm underline print:hidden"
                >
                  {messages.install}
                </a>
              )}
            </span>
            {isPriced && <Money amount={line.amount} className="font-semibold" />}
          </li>
        ))}
    </ul>
  )
}
