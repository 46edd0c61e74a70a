import type { ReactNode } from 'react'
import { PeriodChart } from '#design/charts/period-chart.tsx'
import { messagesHook, useLocale } from '#design/messages-context.tsx'
import { formatNumber, formatPlural } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import type { messages } from '../messages/messages.ts'
import type { FunnelStep } from '../report.rules.ts'

export const useAnalyticsMessages = messagesHook<typeof messages.analytics>('analytics')

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

/** A table with a label column and numeric columns. */
function Table({
  heads,
  rows,
}: {
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}) {
  const messages = useAnalyticsMessages()
  if (rows.length === 0) return <p className="text-soft-ink">{messages.nothing}</p>
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
  const messages = useAnalyticsMessages()
  const locale = useLocale()
  const named = (day: string) => formatDate(`${day}T17:00:00Z`, locale)
  const bars = days.map(({ day, count }) => ({
    label: formatDate(`${day}T17:00:00Z`, locale, 'd'),
    title: `${named(day)}: ${formatPlural(locale, messages.visits, count)}`,
    ...{ whole: 0, part: count },
  }))
  const busy = days.filter(({ count }) => count > 0)
  return (
    <Part title={messages.chart} text={formatPlural(locale, messages.visits, visits)}>
      <PeriodChart
        title={messages.chart}
        bars={bars}
        axis={(value) => formatNumber(locale, value)}
      />
      <details>
        <summary className="opens min-h-11">{messages.inFigures}</summary>
        <Table
          heads={[messages.day, messages.count]}
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
  const messages = useAnalyticsMessages()
  const locale = useLocale()
  const rows = funnel.map(({ step, counts }) => [
    messages.steps[step],
    formatNumber(locale, counts.cuba),
    formatNumber(locale, counts.usa),
  ])
  return (
    <Part title={messages.funnel} text={messages.funnelText}>
      <Table heads={[messages.step, messages.cuba, messages.usa]} rows={rows} />
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
  const messages = useAnalyticsMessages()
  const locale = useLocale()
  const rowOf = ({ name, count }: Counted) => [name, formatNumber(locale, count)]
  return (
    <>
      <Part title={messages.vain} text={messages.vainText}>
        <Table
          heads={[messages.search, messages.count, messages.last]}
          rows={vain.map((one) => [...rowOf(one), formatDate(one.last, locale)])}
        />
      </Part>
      <Part title={messages.sources}>
        <Table
          heads={[messages.source, messages.count]}
          rows={sources.map((one) => rowOf({ ...one, name: one.name || messages.direct }))}
        />
      </Part>
      <Part title={messages.products}>
        <Table heads={[messages.product, messages.count]} rows={products.map(rowOf)} />
      </Part>
    </>
  )
}
