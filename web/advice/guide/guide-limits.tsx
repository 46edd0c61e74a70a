import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import type { Guide } from '#shop/solar/guide/guide-text.rules.ts'
import type { KitStrings, StationLimits } from '#shop/solar/wiring/limits.service.server.ts'
import { SheetOfKit, Table } from './guide-tables.tsx'

const useFigure = () => {
  const locale = useLocale()
  return (value: number | null, unit: string, digits = 0) =>
    value === null ? '–' : `${formatNumber(locale, value, digits)}\u00a0${unit}`
}

interface KitStringsProps {
  readonly guide: Guide
  readonly kits: readonly KitStrings[]
  readonly place: string
  readonly lowC: number
}

interface Limits {
  readonly minV: number | null
  readonly limitV: number | null
}

function useLimitsText({ kitStrings }: Guide): (limits: Limits) => string {
  const locale = useLocale()
  const number = (value: number | null) => (value === null ? '–' : formatNumber(locale, value, 1))
  return ({ minV, limitV }) =>
    format(minV === null ? kitStrings.upTo : kitStrings.between, {
      min: number(minV),
      limit: number(limitV),
    })
}

export function KitStringsTable({ guide, kits, place, lowC }: KitStringsProps) {
  const messages = guide.kitStrings
  const figure = useFigure()
  const limits = useLimitsText(guide)
  const headings = [
    messages.kit,
    messages.series,
    messages.cold,
    messages.hot,
    messages.limits,
    messages.drop,
  ]
  return (
    <Table
      title={messages.title}
      text={format(messages.text, { low: formatNumber(useLocale(), lowC) })}
      headings={headings}
      rows={kits.map((kit) => ({
        key: kit.slug,
        head: <SheetOfKit {...kit} place={place} />,
        cells: [
          `${kit.strings} × ${kit.series}`,
          figure(kit.coldV, 'V', 1),
          figure(kit.hotV, 'V', 1),
          kit.isPanelLimit ? `${limits(kit)} ${messages.byPanel}` : limits(kit),
          figure(kit.dropPct, '%', 1),
        ],
      }))}
    />
  )
}

interface StationProps {
  readonly guide: Guide
  readonly stations: readonly StationLimits[]
}

export function StationLimitsTable({ guide, stations }: StationProps) {
  const messages = guide.stationLimits
  const figure = useFigure()
  const limits = useLimitsText(guide)
  const headings = [
    messages.station,
    messages.inputs,
    messages.volts,
    messages.amps,
    messages.watts,
  ]
  return (
    <Table
      title={messages.title}
      text={messages.text}
      headings={headings}
      rows={stations.map(({ slug, name, inputs, minV, maxV, maxA, maxW }) => ({
        key: slug,
        head: name,
        cells: [
          inputs,
          maxV === null ? figure(maxV, 'V') : limits({ minV, limitV: maxV }),
          figure(maxA, 'A'),
          figure(maxW, 'W'),
        ],
      }))}
    />
  )
}
