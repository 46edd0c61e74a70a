import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { unbroken } from '#kernel/text/unbroken.ts'
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
  /** Code of the place that all is counted for. */
  readonly place: string
  readonly lowC: number
  readonly strings: { readonly limits: readonly number[]; readonly rows: readonly StringRow[] }
  readonly banks: readonly KitBank[]
  readonly kits: readonly KitStrings[]
  readonly stations: readonly StationLimits[]
  readonly wiring: Pick<WiringMessages, 'circuits'>
}

type Messages = Guide['tables']

export interface TableRow {
  readonly key: string
  readonly head: ReactNode
  readonly cells: readonly ReactNode[]
}

interface TableProps {
  readonly title: string
  readonly text: string
  readonly headings: readonly string[]
  readonly rows: readonly TableRow[]
}

/** On a phone each row is a block with its figures by name: no column is out of sight. */
export function Table({ title, text, headings, rows }: TableProps) {
  const [first, ...others] = headings
  return (
    <figure className="mt-6 max-w-xl">
      <figcaption className="pb-2">
        <strong>{title}.</strong> <span className="text-sm text-soft-ink">{text}</span>
      </figcaption>
      <table
        aria-label={title}
        className="figures w-full text-sm max-sm:block max-sm:[&_td]:flex max-sm:[&_td]:justify-between max-sm:[&_tbody]:block max-sm:[&_th]:block max-sm:[&_tr]:block"
      >
        <thead className="max-sm:sr-only">
          <tr className="border-b border-ink">
            <th scope="col" className="py-2 text-left align-bottom font-semibold">
              {first}
            </th>
            {others.map((heading) => (
              <th
                key={heading}
                scope="col"
                className="py-2 pl-2 text-right align-bottom font-semibold"
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells }) => (
            <tr key={key} className="break-inside-avoid border-b border-line max-sm:py-2">
              <th
                scope="row"
                className="py-2 text-left font-normal max-sm:py-1 max-sm:text-base max-sm:font-semibold"
              >
                {head}
              </th>
              {cells.map((content, index) => (
                <td
                  key={others[index]}
                  data-label={others[index]}
                  className="py-2 pl-2 text-right whitespace-nowrap max-sm:py-0.5 max-sm:pl-0 max-sm:before:text-soft-ink max-sm:before:content-[attr(data-label)]"
                >
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

interface StringTableProps {
  readonly messages: Messages['strings']
  readonly table: GuideTables['strings']
  readonly lowC: number
}

export function StringTable({ messages, table, lowC }: StringTableProps) {
  const locale = useLocale()
  const low = formatNumber(locale, lowC)
  const limits = table.limits.map((volts) => format(messages.limit, { volts }))
  const rows = table.rows.map(({ panelW, coldV, inSeries }) => ({
    key: String(panelW),
    head: `${panelW} W`,
    cells: [
      `${formatNumber(locale, coldV, 1)} V`,
      ...inSeries.map((count, index) => (
        <strong key={table.limits[index]} className="text-base">
          {count}
        </strong>
      )),
    ],
  }))
  return (
    <Table
      title={messages.title}
      text={format(messages.text, { low })}
      headings={[messages.panel, format(messages.open, { low }), ...limits]}
      rows={rows}
    />
  )
}

interface SheetOfKitProps {
  readonly slug: string
  readonly name: string
  readonly place: string
}

export const SheetOfKit = ({ slug, name, place }: SheetOfKitProps) => (
  <Link
    to={`${productPath({ slug })}/instalacion?lugar=${place}`}
    className="inline-flex min-h-11 items-center underline print:min-h-0"
  >
    {unbroken(name)}
  </Link>
)

interface BatteryTableProps {
  readonly messages: Messages['battery']
  readonly rows: readonly KitBank[]
  readonly place: string
}

export function BatteryTable({ messages, rows, place }: BatteryTableProps) {
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
    <Table
      title={messages.title}
      text={messages.text}
      headings={headings}
      rows={rows.map((row) => ({
        key: row.slug,
        head: <SheetOfKit {...row} place={place} />,
        cells: [
          `${number(row.amps)} A`,
          `${row.neededA} A`,
          `${times(row.fuses)}${row.fuseA} A`,
          `${times(row.pairs)}${row.awg} AWG`,
          row.dropPct === null ? '–' : `${number(row.dropPct, 1)} %`,
        ],
      }))}
    />
  )
}
