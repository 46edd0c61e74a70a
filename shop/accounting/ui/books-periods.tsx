import { Money } from '#design/money.tsx'
import { PeriodChart } from '#design/period-chart.tsx'
import { ScrollBox } from '#design/scroll-box.tsx'
import { useLocale } from '#design/words-context.tsx'
import type { Locale } from '#kernel/locale.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import { type Day, formatDate } from '#kernel/time.ts'
import type { Period, PeriodUnit } from '../accounting.rules.ts'
import { summaryOf, sumOf } from '../accounting.rules.ts'
import { useAccountingWords } from './use-accounting-words.ts'

interface BooksPeriodsProps {
  readonly periods: readonly Period[]
  readonly unit: PeriodUnit
}

const named = (start: Day, unit: PeriodUnit, locale: Locale): string =>
  unit === 'day' ? formatDate(`${start}T12:00:00Z`, locale) : start.slice(0, 7)
const short = (start: Day, unit: PeriodUnit, locale: Locale) =>
  unit === 'day' ? formatDate(`${start}T12:00:00Z`, locale, 'd') : start.slice(0, 7)
const wholeDollars = (value: number) => formatUsd(cents(Math.round(value))).replace(/\.\d\d$/, '')

export function BooksChart({ periods, unit }: BooksPeriodsProps) {
  const words = useAccountingWords()
  const locale = useLocale()
  const bars = periods.map((period) => {
    const { revenue, profit } = summaryOf(period)
    const title = `${named(period.start, unit, locale)}: ${words.revenue} ${formatUsd(revenue)}, ${words.profit} ${formatUsd(profit)}`
    return { label: short(period.start, unit, locale), title, whole: revenue, part: profit }
  })
  return (
    <figure className="grid gap-1 rounded-card border border-line bg-raised p-4">
      <PeriodChart title={words.chart} bars={bars} axis={wholeDollars} />
      <figcaption className="text-soft-ink text-sm">{words.chartText}</figcaption>
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

/** The same as the chart, in figures. */
export function BooksTable({ periods, unit }: BooksPeriodsProps) {
  const words = useAccountingWords()
  const locale = useLocale()
  const busy = periods.filter(
    ({ orders, cogs, tax, ...period }) =>
      orders > 0 ||
      cogs !== 0 ||
      tax !== 0 ||
      period.revenue !== 0 ||
      summaryOf({ ...period, orders, cogs, tax }).costs !== 0,
  )
  if (busy.length === 0) return <p className="text-soft-ink">{words.nothing}</p>
  const heads = [words.revenue, words.cogs, words.costs, words.profit, words.taxShort]
  const first = periods[0]
  return (
    <ScrollBox label={words.table} className="goes-on overflow-x-auto">
      <table className="w-full text-sm">
        <thead className="border-ink border-b">
          <tr>
            <th scope="col" className="py-2 pr-4 text-left">
              {words.period}
            </th>
            <th scope="col" className="py-2 pr-4 text-right">
              {words.count}
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
            <Row label={words.total} period={{ ...sumOf(periods), start: first.start }} isTotal />
          )}
        </tbody>
      </table>
    </ScrollBox>
  )
}
