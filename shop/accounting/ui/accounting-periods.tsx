import { PeriodChart } from '#design/charts/period-chart.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { ScrollBox } from '#design/scroll-box.tsx'
import type { Locale } from '#kernel/locale.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import { type Day, formatDate } from '#kernel/time.ts'
import type { Period, PeriodUnit } from '../accounting.rules.ts'
import { summaryOf, sumOf } from '../accounting.rules.ts'
import { useAccountingMessages } from './use-messages.ts'

interface AccountingPeriodsProps {
  readonly periods: readonly Period[]
  readonly unit: PeriodUnit
}

const named = (start: Day, unit: PeriodUnit, locale: Locale): string =>
  unit === 'day' ? formatDate(`${start}T12:00:00Z`, locale) : start.slice(0, 7)
const short = (start: Day, unit: PeriodUnit, locale: Locale) =>
  unit === 'day' ? formatDate(`${start}T12:00:00Z`, locale, 'd') : start.slice(0, 7)
const wholeDollars = (value: number) => formatUsd(cents(Math.round(value))).replace(/\.\d\d$/, '')

export function AccountingChart({ periods, unit }: AccountingPeriodsProps) {
  const messages = useAccountingMessages()
  const locale = useLocale()
  const bars = periods.map((period) => {
    const { revenue, profit } = summaryOf(period)
    const title = `${named(period.start, unit, locale)}: ${messages.revenue} ${formatUsd(revenue)}, ${messages.profit} ${formatUsd(profit)}`
    return { label: short(period.start, unit, locale), title, whole: revenue, part: profit }
  })
  return (
    <figure className="grid gap-1 rounded-card border border-line bg-raised p-4">
      <PeriodChart title={messages.chart} bars={bars} axis={wholeDollars} />
      <figcaption className="text-soft-ink text-sm">{messages.chartText}</figcaption>
    </figure>
  )
}

function Row({ label, period, isTotal }: { label: string; period: Period; isTotal?: boolean }) {
  const { revenue, cogs, costs, profit } = summaryOf(period)
  return (
    <tr className={isTotal ? 'border-ink border-t font-bold' : 'border-line border-b'}>
      <th scope="row" className="whitespace-nowrap py-1.5 pr-4 text-left font-normal">
        {label}
      </th>
      <td className="figures py-1.5 pr-4 text-right">{period.orders}</td>
      {[revenue, cogs, costs, profit, period.tax].map((amount, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
        <td key={at} className="py-1.5 pr-4 text-right last:pr-0">
          <Money amount={amount} />
        </td>
      ))}
    </tr>
  )
}

/** The figures of the chart as a table. */
export function AccountingTable({ periods, unit }: AccountingPeriodsProps) {
  const messages = useAccountingMessages()
  const locale = useLocale()
  const busy = periods.filter(
    ({ orders, cogs, tax, ...period }) =>
      orders !== 0 ||
      cogs !== 0 ||
      tax !== 0 ||
      period.revenue !== 0 ||
      summaryOf({ ...period, orders, cogs, tax }).costs !== 0,
  )
  if (busy.length === 0) return <p className="text-soft-ink">{messages.nothing}</p>
  const heads = [
    messages.revenue,
    messages.cogs,
    messages.costs,
    messages.profit,
    messages.taxShort,
  ]
  const first = periods[0]
  return (
    <ScrollBox label={messages.table} className="goes-on overflow-x-auto">
      <table className="w-full text-sm">
        <thead className="border-ink border-b">
          <tr>
            <th scope="col" className="py-2 pr-4 text-left">
              {messages.period}
            </th>
            <th scope="col" className="py-2 pr-4 text-right">
              {messages.count}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pr-4 text-right last:pr-0">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {busy.map((period) => (
            <Row key={period.start} label={named(period.start, unit, locale)} period={period} />
          ))}
          {first && (
            <Row
              label={messages.total}
              period={{ ...sumOf(periods), start: first.start }}
              isTotal
            />
          )}
        </tbody>
      </table>
    </ScrollBox>
  )
}
