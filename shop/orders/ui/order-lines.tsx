import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { nameIn, type OrderLine } from '../order.rules.ts'

/** The lines with the product names at the time of the order. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const locale = useLocale()
  return (
    <ul className="grid">
      {lines.map((line) => (
        <li
          key={line.productId}
          className="flex items-baseline justify-between gap-4 border-b border-line py-3"
        >
          <span>
            <span className="figures font-semibold">{line.quantity} × </span>
            {nameIn(line, locale)}
            <span className="block text-sm text-soft-ink">{line.sku}</span>
          </span>
          <Money amount={line.amount} className="font-semibold" />
        </li>
      ))}
    </ul>
  )
}
