import { format } from '#kernel/messages.ts'
import type { Column, SheetRow, WiringTexts } from '#shop/solar/wiring/row-writing.rules.ts'
import { DiagramSymbol, EarthSymbol } from './wiring-symbols.tsx'

interface DiagramProps {
  readonly rows: readonly SheetRow[]
  readonly texts: WiringTexts
  /** True where sun and battery meet before the inverter. */
  readonly hasBusbar: boolean
}

const width = 360
const step = 58
const top = 42
const left = 34
const right = 206
const sourceHeight = 46

interface Placed extends SheetRow {
  readonly number: number
  readonly x: number
  readonly y: number
}

function placed(rows: readonly SheetRow[], columns: readonly Column[], x: number, y: number) {
  return rows
    .map((row, index): Placed => ({ ...row, number: index + 1, x, y: 0 }))
    .filter(({ column }) => columns.includes(column))
    .map((row, index) => ({ ...row, y: y + index * step }))
}

/** Two lines of text that fit a column of a phone. */
function Label({ row }: { row: Placed }) {
  const { x, y, number, title, figure } = row
  return (
    <g stroke="none" className="fill-ink text-[11px] print:fill-black">
      <text x={x + 20} y={y - 2}>
        <tspan className="font-bold">
          {number} {title}
        </tspan>
        {figure.split(', ').map((line) => (
          <tspan key={line} x={x + 20} dy="13">
            {line}
          </tspan>
        ))}
      </text>
    </g>
  )
}

const Chain = ({ rows, from, to }: { rows: readonly Placed[]; from: number; to: number }) => {
  const [first] = rows
  if (!first) return null
  return (
    <>
      <path d={`M${first.x} ${from}V${to}`} />
      {rows.map((row) => (
        <DiagramSymbol key={row.id} {...row} />
      ))}
      {rows.map((row) => (
        <Label key={row.id} row={row} />
      ))}
    </>
  )
}

function Source({ row, y }: { row: Placed | undefined; y: number }) {
  if (!row) return null
  return (
    <>
      <rect
        x="18"
        y={y}
        width={width - 36}
        height={sourceHeight}
        className="fill-raised print:fill-white"
        strokeWidth="2.5"
      />
      <DiagramSymbol symbol="converter" x={left + 6} y={y + sourceHeight / 2} />
      <Label row={{ ...row, x: left + 8, y: y + sourceHeight / 2 }} />
    </>
  )
}

function Busbar({ y, text }: { y: number; text: string }) {
  return (
    <>
      <path d={`M${left - 8} ${y}H${right + 8}`} strokeWidth="5" />
      <path d={`M120 ${y}V${y + 34}`} />
      <text
        x="128"
        y={y + 18}
        stroke="none"
        className="fill-ink text-[11px] font-bold print:fill-black"
      >
        {text}
      </text>
    </>
  )
}

/** The single-line diagram: lines and letters only, so that it reads in black and white. */
export function WiringDiagram({ rows, texts, hasBusbar }: DiagramProps) {
  const sun = placed(rows, ['sun'], left, top)
  const battery = placed(rows, ['battery'], right, top)
  const joinY = top + Math.max(sun.length, battery.length) * step - 18
  const sourceY = joinY + (hasBusbar ? 34 : 0)
  const below = sourceY + sourceHeight + 34
  const house = placed(rows, ['house'], left, below)
  const grid = placed(rows, ['grid'], right, below)
  const [source] = placed(rows, ['source'], left, sourceY)
  const earthY = below + Math.max(house.length, grid.length) * step - 8
  const titles = (list: readonly SheetRow[]) => list.map(({ title }) => title).join(', ') || '–'
  const label = format(texts.diagramAlt, {
    sun: titles(sun),
    battery: titles(battery),
    source: source?.title ?? '–',
    house: titles(house),
  })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${earthY + 34}`}
      fill="none"
      className="mt-3 w-full max-w-2xl break-inside-avoid stroke-ink print:max-w-[12cm] print:stroke-black"
      strokeWidth="1.5"
    >
      <g stroke="none" className="fill-ink text-[12px] font-bold print:fill-black">
        {sun.length > 0 && (
          <text x={left - 16} y="14">
            {sun.some(({ id }) => id === 'panels') ? texts.columns.sun : texts.short.grid}
          </text>
        )}
        {battery.length > 0 && (
          <text x={right - 16} y="14">
            {texts.columns.battery}
          </text>
        )}
      </g>
      <Chain rows={sun} from={top} to={joinY} />
      <Chain rows={battery} from={top} to={joinY} />
      {hasBusbar && <Busbar y={joinY} text={texts.short.busbar} />}
      <Chain rows={house} from={sourceY + sourceHeight} to={house.at(-1)?.y ?? below} />
      <Chain rows={grid} from={sourceY + sourceHeight} to={grid.at(-1)?.y ?? below} />
      <Source row={source} y={sourceY} />
      <path d={`M8 ${top}V${earthY}H${width - 40}`} strokeDasharray="5 4" />
      <path d={`M8 ${top}H${left - 15}M8 ${sourceY + 23}H18`} strokeDasharray="5 4" />
      <EarthSymbol x={width - 40} y={earthY} />
      <text
        x={width - 56}
        y={earthY + 16}
        textAnchor="end"
        stroke="none"
        className="fill-ink text-[11px] font-bold print:fill-black"
      >
        {texts.short.earth}
      </text>
    </svg>
  )
}
