import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { ScrollBox } from '#design/scroll-box.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { productPath } from '#shop/catalogue/products/product.rules.ts'
import type { StringRow } from '#shop/solar/guide/guide-figures.rules.ts'
import type { Guide } from '#shop/solar/guide/guide-text.rules.ts'
import type { WiringMessages } from '#shop/solar/messages.service.server.ts'
import type {
  KitBank,
  KitStrings,
  StationLimits,
} from '#shop/solar/wiring/limits.service.server.ts'

export interface GuideTables {
  readonly strings: { readonly limits: readonly number[]; readonly rows: readonly StringRow[] }
  readonly banks: readonly KitBank[]
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
  rows: readonly KitBank[]
}) {
  const locale = useLocale()
  const number = (value: number, digits = 0) => formatNumber(locale, value, digits)
  const times = (count: number) => (count === 1 ? '' : `${count} × `)
  const headings = [
    messages.kit,
    messages.amps,
    messages.needed,
    messages.fuse,
    messages.cable,
    messages.drop,
  ]
  return (
    <Table title={messages.title} text={messages.text} headings={headings}>
      {rows.map(({ slug, name, amps, neededA, fuses, fuseA, pairs, awg, dropPct }) => (
        <tr key={slug}>
          <th scope="row" className="min-w-32 text-left font-normal">
            <Link to={`${productPath({ slug })}/instalacion`} className="underline">
              {name}
            </Link>
          </th>
          <td>{number(amps)} A</td>
          <td>{neededA} A</td>
          <td>
            {times(fuses)}
            {fuseA} A
          </td>
          <td>
            {times(pairs)}
            {awg} AWG
          </td>
          <td>{dropPct === null ? '–' : `${number(dropPct, 1)} %`}</td>
        </tr>
      ))}
    </Table>
  )
}
