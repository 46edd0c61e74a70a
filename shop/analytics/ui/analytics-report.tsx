import type { ReactNode } from 'react'
import { PeriodChart } from '#design/period-chart.tsx'
import { useLocale, wordsOf } from '#design/words-context.tsx'
import { formatDate } from '#kernel/time.ts'
import { fillCount, formatNumber, type Words } from '#kernel/words.ts'
import type { es } from '../messages/es.ts'
import type { FunnelStep } from '../report.rules.ts'

export const useAnalyticsWords = wordsOf<Words<typeof es>>('analytics')

interface Counted {
  readonly name: string
  readonly count: number
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2 rounded-card border border-line bg-raised p-4">
      <h2 className="font-bold text-lg">{title}</h2>
      {text && <p className="text-soft-ink text-sm">{text}</p>}
      {children}
    </section>
  )
}

/** A table whose first column is said and whose others are counted. */
function Table({
  heads,
  rows,
}: {
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}) {
  const words = useAnalyticsWords()
  if (rows.length === 0) return <p className="text-soft-ink">{words.nothing}</p>
  return (
    <table className="w-full text-sm">
      <thead className="border-ink border-b">
        <tr>
          {heads.map((head, at) => (
            <th key={head} scope="col" className={`py-1.5 ${at ? 'pl-4 text-right' : 'text-left'}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...figures]) => (
          <tr key={name} className="border-line border-b">
            <th scope="row" className="break-words py-1.5 text-left font-normal">
              {name}
            </th>
            {figures.map((figure, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
              <td key={at} className="figures py-1.5 pl-4 text-right">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function VisitsChart({
  days,
  visits,
}: {
  days: readonly { readonly day: string; readonly count: number }[]
  visits: number
}) {
  const words = useAnalyticsWords()
  const locale = useLocale()
  const named = (day: string) => formatDate(`${day}T17:00:00Z`, locale)
  const bars = days.map(({ day, count }) => ({
    label: formatDate(`${day}T17:00:00Z`, locale, 'd'),
    title: `${named(day)}: ${fillCount(locale, words.visits, count)}`,
    ...{ whole: 0, part: count },
  }))
  const busy = days.filter(({ count }) => count > 0)
  return (
    <Part title={words.chart} text={fillCount(locale, words.visits, visits)}>
      <PeriodChart title={words.chart} bars={bars} axis={(value) => formatNumber(locale, value)} />
      <details>
        <summary className="opens min-h-11">{words.inFigures}</summary>
        <Table
          heads={[words.day, words.count]}
          rows={busy.map(({ day, count }) => [named(day), formatNumber(locale, count)])}
        />
      </details>
    </Part>
  )
}

interface FunnelProps {
  readonly funnel: readonly {
    readonly step: FunnelStep
    readonly counts: { readonly usa: number; readonly cuba: number }
  }[]
}

export function Funnel({ funnel }: FunnelProps) {
  const words = useAnalyticsWords()
  const locale = useLocale()
  const rows = funnel.map(({ step, counts }) => [
    words.steps[step],
    formatNumber(locale, counts.cuba),
    formatNumber(locale, counts.usa),
  ])
  return (
    <Part title={words.funnel} text={words.funnelText}>
      <Table heads={[words.step, words.cuba, words.usa]} rows={rows} />
    </Part>
  )
}

export function Lists({
  sources,
  products,
  vain,
}: {
  sources: readonly Counted[]
  products: readonly Counted[]
  vain: readonly (Counted & { readonly last: Date })[]
}) {
  const words = useAnalyticsWords()
  const locale = useLocale()
  const rowOf = ({ name, count }: Counted) => [name, formatNumber(locale, count)]
  return (
    <>
      <Part title={words.vain} text={words.vainText}>
        <Table
          heads={[words.search, words.count, words.last]}
          rows={vain.map((one) => [...rowOf(one), formatDate(one.last, locale)])}
        />
      </Part>
      <Part title={words.sources}>
        <Table
          heads={[words.source, words.count]}
          rows={sources.map((one) => rowOf({ ...one, name: one.name || words.direct }))}
        />
      </Part>
      <Part title={words.products}>
        <Table heads={[words.product, words.count]} rows={products.map(rowOf)} />
      </Part>
    </>
  )
}
