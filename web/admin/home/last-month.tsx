import { DayBars } from '#design/charts/day-bars.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { ScrollBox } from '#design/scroll-box.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import { formatDate } from '#kernel/time.ts'
import { type DayRow, sumOf } from '#shop/accounting/last-days.rules.ts'
import { useOverviewMessages } from '#web/shell/request/use-page-messages.ts'

function Drawings({ rows }: { rows: readonly DayRow[] }) {
  const messages = useOverviewMessages()
  const locale = useLocale()
  const named = (day: string | undefined) => formatDate(day, locale, 'PP', 'UTC')
  const ends = { first: named(rows[0]?.day), last: named(rows.at(-1)?.day) }
  const max = (name: 'amount' | 'orders') => Math.max(0, ...rows.map((row) => row[name]))
  return (
    <div className="grid content-start gap-6">
      <DayBars
        {...ends}
        label={messages.netPayments}
        max={format(messages.max, { max: formatUsd(cents(max('amount'))) })}
        days={rows.map(({ day, amount }) => ({
          value: amount,
          text: `${named(day)}: ${formatUsd(amount)}`,
        }))}
      />
      <DayBars
        {...ends}
        label={messages.orders}
        max={format(messages.max, { max: formatNumber(locale, max('orders')) })}
        days={rows.map(({ day, orders }) => ({ value: orders, text: `${named(day)}: ${orders}` }))}
      />
    </div>
  )
}

const cell = 'py-1.5 pl-4 text-right tabular-nums first:pl-0 first:text-left'

function Days({ rows }: { rows: readonly DayRow[] }) {
  const messages = useOverviewMessages()
  const locale = useLocale()
  const sum = sumOf(rows)
  return (
    <ScrollBox label={messages.table} className="max-h-[26rem] overflow-auto">
      <table className="w-full text-sm">
        <thead className="sticky top-0 bg-raised">
          <tr className="border-ink border-b">
            {[messages.day, messages.orders, messages.netPayments].map((head) => (
              <th key={head} scope="col" className={cell}>
                {head}
              </th>
            ))}
          </tr>
          <tr className="border-line border-b font-bold">
            <th scope="row" className={cell}>
              {messages.total}
            </th>
            <td className={cell}>{formatNumber(locale, sum.orders)}</td>
            <td className={cell}>
              <Money amount={sum.amount} />
            </td>
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ day, orders, amount }) => (
            <tr key={day} className="border-line border-b">
              <th scope="row" className={`${cell} font-normal`}>
                {formatDate(day, locale, 'PP', 'UTC')}
              </th>
              <td className={cell}>{formatNumber(locale, orders)}</td>
              <td className={cell}>
                <Money amount={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

/** The last thirty days as a chart with figures. */
export function LastMonth({ rows }: { rows: readonly DayRow[] }) {
  const messages = useOverviewMessages()
  return (
    <section aria-labelledby="mes" className="grid gap-3">
      <h2 id="mes" className="font-bold text-lg">
        {messages.month}
      </h2>
      <p className="measure text-soft-ink text-sm">{messages.monthText}</p>
      <div className="grid gap-6 rounded-card border border-line bg-raised p-4 md:p-5 xl:grid-cols-[3fr_2fr]">
        <Drawings rows={rows} />
        <Days rows={rows} />
      </div>
    </section>
  )
}
