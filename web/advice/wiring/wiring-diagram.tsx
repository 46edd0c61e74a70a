import { format } from '#kernel/messages.ts'
import type { Column, SheetRow } from '#shop/solar/wiring/row-writing.rules.ts'
import type { SheetData } from './sheet-data.server.ts'
import {
  Bond,
  BoxFrame,
  Busbar,
  bondText,
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

/** The busbars where the batteries meet too, or a joint behind their fuse. */
const junctionText = (bars: SheetRow | undefined, index: number, { short }: SheetData['texts']) =>
  bars ? `${index + 1} ${bars.title} *, ${bars.figure}` : short.busbar

/** Frames of panels, and the case of what is no station. */
const earthed = (hasPanels: boolean, caseY: number | null): EarthProps['from'] => [
  ...(hasPanels ? ([[top, left - 15]] as const) : []),
  ...(caseY === null ? [] : ([[caseY, 18]] as const)),
]

/** The single-line diagram: lines and letters only, so that it reads in black and white. */
export function WiringDiagram(sheet: SheetData) {
  const { rows, texts, hasBusbar, bond, isStation, isEarthed } = sheet
  const sun = placed(rows, ['sun'], left, top)
  const bars = barsAtJunction(sheet)
  const battery = placed(rows, ['battery'], right, top).filter(({ number }) => number !== bars + 1)
  const joinY = top + Math.max(sun.length, battery.length) * step - 12
  const sourceY = joinY + (hasBusbar ? 34 : 0)
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
      {hasBusbar && <Busbar y={joinY} text={junctionText(rows[bars], bars, texts)} />}
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
          text={texts.figures.earth}
          from={[
            ...earthed(hasPanels, isStation ? null : sourceY + sourceHeight / 2),
            ...house.filter(({ id }) => id === 'board').map(({ y }) => [y, left - 14] as const),
          ]}
        />
      )}
    </svg>
  )
}
