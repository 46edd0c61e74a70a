import type { ReactNode } from 'react'
import { useLocale } from '#design/messages-context.tsx'
import { ScrollBox } from '#design/scroll-box.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import type { BatteryRow, StringRow } from '#shop/solar/guide/guide-figures.rules.ts'
import type { Guide } from '#shop/solar/guide/guide-text.rules.ts'
import type { WiringMessages } from '#shop/solar/messages.service.server.ts'
import type { KitStrings, StationLimits } from '#shop/solar/wiring/limits.service.server.ts'

export interface GuideTables {
  readonly strings: { readonly limits: readonly number[]; readonly rows: readonly StringRow[] }
  readonly battery: readonly BatteryRow[]
  readonly kits: readonly KitStrings[]
  readonly stations: readonly StationLimits[]
  readonly wiring: Pick<WiringMessages, 'circuits'>
}

type Messages = Guide['tables']

interface TableProps {
  readonly title: string
  readonly text: string
  readonly headings: readonly string[]
  readonly children: ReactNode
}

export function Table({ title, text, headings, children }: TableProps) {
  return (
    <ScrollBox label={title} className="mt-6 max-w-xl overflow-x-auto break-inside-avoid">
      <table className="figures w-full text-sm [&_td]:py-2 [&_td]:pl-2 [&_td]:text-right [&_td]:whitespace-nowrap [&_th]:py-2">
        <caption className="pb-2 text-left">
          <strong className="text-base">{title}.</strong>{' '}
          <span className="text-soft-ink">{text}</span>
        </caption>
        <thead>
          <tr className="border-b border-ink">
            {headings.map((heading, index) => (
              <th
                key={heading}
                scope="col"
                className={`align-bottom font-semibold ${index === 0 ? 'text-left' : 'pl-2 text-right'}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&_tr]:border-b [&_tr]:border-line">{children}</tbody>
      </table>
    </ScrollBox>
  )
}

export function StringTable({
  messages,
  table,
}: {
  messages: Messages['strings']
  table: GuideTables['strings']
}) {
  const locale = useLocale()
  const limits = table.limits.map((volts) => format(messages.limit, { volts }))
  return (
    <Table
      title={messages.title}
      text={messages.text}
      headings={[messages.panel, messages.open, ...limits]}
    >
      {table.rows.map(({ panelW, coldV, inSeries }) => (
        <tr key={panelW}>
          <th scope="row" className="text-left font-normal whitespace-nowrap">
            {panelW} W
          </th>
          <td>{formatNumber(locale, coldV, 1)} V</td>
          {inSeries.map((count, index) => (
            <td key={table.limits[index]} className="text-base font-semibold">
              {count}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  )
}

export function BatteryTable({
  messages,
  rows,
}: {
  messages: Messages['battery']
  rows: readonly BatteryRow[]
}) {
  const locale = useLocale()
  const number = (value: number, digits = 0) => formatNumber(locale, value, digits)
  const headings = [messages.inverter, messages.amps, messages.fuse, messages.cable, messages.drop]
  return (
    <Table title={messages.title} text={messages.text} headings={headings}>
      {rows.map(({ watts, volts, amps, fuse, cable, drop }) => (
        <tr key={watts}>
          <th scope="row" className="text-left font-normal">
            <span className="whitespace-nowrap">{number(watts)} W</span>{' '}
            <span className="whitespace-nowrap text-soft-ink">{number(volts, 1)} V</span>
          </th>
          <td>{number(amps)} A</td>
          <td>{fuse === null ? '–' : `${fuse} A`}</td>
          <td>{cable ?? messages.double}</td>
          <td>{drop === null ? '–' : `${number(drop * 100, 1)} %`}</td>
        </tr>
      ))}
    </Table>
  )
}
