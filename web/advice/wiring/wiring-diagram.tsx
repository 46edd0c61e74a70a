import { format } from '#kernel/messages.ts'
import type { Column, SheetRow } from '#shop/solar/wiring/row-writing.rules.ts'
import type { SheetData } from './sheet-data.server.ts'
import {
  Bond,
  BoxFrame,
  Busbar,
  bondText,
  busbarHeight,
  Chain,
  diagram,
  type Placed,
  Source,
} from './wiring-chains.tsx'
import { EarthSymbol } from './wiring-symbols.tsx'

const { width, step, top, left, right, earthX, sourceHeight } = diagram
const bondHeight = 22

function placed(rows: readonly SheetRow[], columns: readonly Column[], x: number, y: number) {
  return rows
    .map((row, index): Placed => ({ ...row, number: index + 1, x, y: 0 }))
    .filter(({ column }) => columns.includes(column))
    .map((row, index) => ({ ...row, y: y + index * step }))
}

const Heading = ({ x, text }: { x: number; text: string }) => (
  <text x={x - 16} y="14" stroke="none" className="fill-ink text-[12px] font-bold print:fill-black">
    {text}
  </text>
)

interface EarthProps {
  readonly y: number
  readonly text: string
  /** Frames of panels, the case of the inverter, and the board of the house. */
  readonly from: readonly (readonly [y: number, x: number])[]
}

const Earth = ({ y, text, from }: EarthProps) => (
  <>
    <path d={`M${earthX} ${from[0]?.[0] ?? y}V${y}H${width - 40}`} strokeDasharray="5 4" />
    <path d={from.map(([at, x]) => `M${earthX} ${at}H${x}`).join('')} strokeDasharray="5 4" />
    <EarthSymbol x={width - 40} y={y} />
    <text
      x={width - 56}
      y={y + 16}
      textAnchor="end"
      stroke="none"
      className="fill-ink text-[11px] font-bold print:fill-black"
    >
      {text}
    </text>
  </>
)

/** Where the batteries’ busbars stand in the table, when controllers end at them too. */
const barsAtJunction = ({ rows, hasBusbar, isBarJunction }: SheetData): number =>
  hasBusbar && isBarJunction ? rows.findIndex(({ id }) => id === 'bars') : -1

const atJunction: readonly string[] = ['bars', 'barCable']

/** What is drawn at the junction stands in no chain. */
const offChain = (row: SheetRow): SheetRow =>
  atJunction.includes(row.id) ? { ...row, column: 'source' } : row

/** The electrode with its number in the table, and whether it is bought apart. */
function earthLabel({ rows, texts }: SheetData): string {
  const index = rows.findIndex(({ id }) => id === 'earth')
  const [name = '', ...rest] = texts.figures.earth.split(':')
  return `${index + 1} ${name}${rows[index]?.isMissing ? ' *' : ''}:${rest.join(':')}`
}

/** The busbars where the batteries meet too, with their way to the inverter, or a joint behind their fuse. */
function junctionTexts({ rows, texts, hasBusbar }: SheetData, index: number): string[] {
  if (!hasBusbar) return []
  const atBars = index < 0 ? [] : rows.slice(index).filter(({ id }) => atJunction.includes(id))
  if (atBars.length === 0) return [texts.short.busbar]
  return atBars.map((row) => {
    const mark = row.isMissing ? ' *' : ''
    const [figure] = row.figure.split(' · ')
    return `${rows.indexOf(row) + 1} ${row.title}${mark}, ${figure}`
  })
}

/** Frames of panels, and the case of what is no station. */
const earthed = (hasPanels: boolean, caseY: number | null): EarthProps['from'] => [
  ...(hasPanels ? ([[top, left - 15]] as const) : []),
  ...(caseY === null ? [] : ([[caseY, 18]] as const)),
]

/** The single-line diagram: lines and letters only, so that it reads in black and white. */
export function WiringDiagram(sheet: SheetData) {
  const { rows, texts, bond, isStation, isEarthed } = sheet
  const sun = placed(rows, ['sun'], left, top)
  const bars = barsAtJunction(sheet)
  const junction = junctionTexts(sheet, bars)
  const battery = placed(bars < 0 ? rows : rows.map(offChain), ['battery'], right, top)
  const joinY = top + Math.max(sun.length, battery.length) * step - 12
  const sourceY = joinY + busbarHeight(junction)
  const bottom = sourceY + sourceHeight
  const below = bottom + 34 + bondHeight
  const house = placed(rows, ['house'], left, below)
  const grid = placed(rows, ['grid'], right, below)
  const [source] = placed(rows, ['source'], left, sourceY)
  const earthY = below + Math.max(house.length, grid.length) * step - 8
  const hasPanels = sun.some(({ id }) => id === 'panels')
  const titles = (list: readonly SheetRow[]) => list.map(({ title }) => title).join(', ') || '–'
  const label = format(texts.diagramAlt, {
    sun: titles(sun),
    battery: titles(battery),
    source: source?.title ?? '–',
    house: titles(house),
    bond: bondText(texts, bond),
    earth: sheet.earthText,
  })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${earthY + (isEarthed ? 34 : 0)}`}
      fill="none"
      className="mt-3 w-full max-w-2xl break-inside-avoid stroke-ink print:max-w-[10cm] print:stroke-black"
      strokeWidth="1.5"
    >
      {sun.length > 0 && (
        <Heading x={left} text={hasPanels ? texts.columns.sun : texts.short.grid} />
      )}
      {battery.length > 0 && <Heading x={right} text={texts.columns.battery} />}
      <BoxFrame rows={sun} />
      <Chain rows={sun} from={top} to={joinY} />
      <Chain rows={battery} from={top} to={joinY} />
      {junction.length > 0 && <Busbar y={joinY} texts={junction} />}
      <Chain rows={house} from={bottom} to={house.at(-1)?.y ?? below} />
      <Chain rows={grid} from={bottom} to={grid.at(-1)?.y ?? below} />
      <Source
        row={source}
        y={sourceY}
        transfer={sheet.isTransfer ? texts.figures.transfer : null}
      />
      <Bond
        y={bottom + 15}
        text={bondText(texts, bond)}
        isMade={bond === 'relay_in_battery_mode'}
      />
      {isEarthed && (
        <Earth
          y={earthY}
          text={earthLabel(sheet)}
          from={[
            ...earthed(hasPanels, isStation ? null : sourceY + sourceHeight / 2),
            ...house.filter(({ id }) => id === 'board').map(({ y }) => [y, left - 14] as const),
          ]}
        />
      )}
    </svg>
  )
}
