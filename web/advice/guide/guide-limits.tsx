import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { productPath } from '#shop/catalogue/products/product.rules.ts'
import type { Guide } from '#shop/solar/guide/guide-text.rules.ts'
import type { KitStrings, StationLimits } from '#shop/solar/wiring/limits.service.server.ts'
import { Table } from './guide-tables.tsx'

const useFigure = () => {
  const locale = useLocale()
  return (value: number | null, unit: string, digits = 0) =>
    value === null ? '–' : `${formatNumber(locale, value, digits)}\u00a0${unit}`
}

const firstCell = 'min-w-32 text-left font-normal'

export function KitStringsTable({ guide, kits }: { guide: Guide; kits: readonly KitStrings[] }) {
  const messages = guide.kitStrings
  const figure = useFigure()
  const headings = [messages.kit, messages.series, messages.cold, messages.hot, messages.limits]
  return (
    <Table title={messages.title} text={messages.text} headings={headings}>
      {kits.map(({ slug, name, series, strings, coldV, hotV, minV, limitV }) => (
        <tr key={slug}>
          <th scope="row" className={firstCell}>
            <Link to={`${productPath({ slug })}/instalacion`} className="underline">
              {name}
            </Link>
          </th>
          <td>
            {strings} × {series}
          </td>
          <td>{figure(coldV, 'V', 1)}</td>
          <td>{figure(hotV, 'V', 1)}</td>
          <td>
            {format(minV === null ? messages.upTo : messages.between, {
              min: minV ?? '',
              limit: limitV ?? '–',
            })}
          </td>
        </tr>
      ))}
    </Table>
  )
}

interface StationProps {
  readonly guide: Guide
  readonly stations: readonly StationLimits[]
}

export function StationLimitsTable({ guide, stations }: StationProps) {
  const messages = guide.stationLimits
  const figure = useFigure()
  const headings = [
    messages.station,
    messages.inputs,
    messages.volts,
    messages.amps,
    messages.watts,
  ]
  return (
    <Table title={messages.title} text={messages.text} headings={headings}>
      {stations.map(({ slug, name, inputs, maxV, maxA, maxW }) => (
        <tr key={slug}>
          <th scope="row" className={firstCell}>
            {name}
          </th>
          <td>{inputs}</td>
          <td>{figure(maxV, 'V')}</td>
          <td>{figure(maxA, 'A')}</td>
          <td>{figure(maxW, 'W')}</td>
        </tr>
      ))}
    </Table>
  )
}
