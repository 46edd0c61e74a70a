import { useLocale } from '#design/messages-context.tsx'
import { formatNumber, formatPlural } from '#kernel/messages.ts'
import { useSheetMessages } from '../../ui/use-messages.ts'
import type { PlannedChange } from '../plan.rules.ts'
import { lateDays, type StockWarning } from '../stock-warning.rules.ts'

/** What the stock that a file would set forgets. */
export function StockNotice({ change, stock }: { change: PlannedChange; stock: StockWarning }) {
  const { stock: messages } = useSheetMessages()
  const locale = useLocale()
  const { from = null, to = null } = change.fields.stock_quantity ?? {}
  const text =
    stock.since === 'lately' ? messages.lately : stock.sold > 0 ? messages.out : messages.in
  const shown = (value: unknown) => formatNumber(locale, Number(value))
  return (
    <p className="text-warn">
      {formatPlural(locale, text, Math.abs(stock.sold), {
        ...{ now: shown(from), to: shown(to), days: shown(lateDays) },
        was: stock.since === 'export' ? shown(stock.was) : '',
      })}
    </p>
  )
}

/** Nothing is chosen for anybody: both answers are right, of another file each. */
export function ChooseStock({ count }: { count: number }) {
  const { stock: messages } = useSheetMessages()
  const locale = useLocale()
  if (count === 0) return null
  return (
    <fieldset className="w-full text-warn">
      <legend className="font-semibold">{formatPlural(locale, messages.title, count)}</legend>
      <p>{messages.ask}</p>
      {(['leave', 'set'] as const).map((choice) => (
        <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input type="radio" name="stock" value={choice} required className="size-5 accent-ink" />
          {messages[choice]}
        </label>
      ))}
    </fieldset>
  )
}
