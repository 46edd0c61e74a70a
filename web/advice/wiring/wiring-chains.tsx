import type { SheetRow, WiringTexts } from '#shop/solar/wiring/row-writing.rules.ts'
import { ArresterBranch, DiagramSymbol } from './wiring-symbols.tsx'

export const diagram = {
  width: 368,
  step: 58,
  top: 42,
  left: 46,
  right: 214,
  /** Where the earth runs down. */
  earthX: 8,
  sourceHeight: 46,
} as const
const { width, left, right, earthX, sourceHeight } = diagram

export interface Placed extends SheetRow {
  readonly number: number
  readonly x: number
  readonly y: number
}

const textClass = 'fill-ink text-[11px] print:fill-black'
const lineHeight = 13

/** Below the fourth line of the part before, above the box's own name. */
const aboveBox = 16

/** Half a symbol of the next column, and some paper between. */
const symbolRoom = 20

/** A dashed frame around what lies in the combiner box. */
export function BoxFrame({ rows }: { rows: readonly Placed[] }) {
  const inside = rows.filter(({ isInBox }) => isInBox)
  const [first, last] = [inside[0], inside.at(-1)]
  if (!first || !last) return null
  const y = first.y - aboveBox
  return (
    <rect
      x="14"
      y={y}
      width={right - 14 - symbolRoom}
      height={last.y - y + 34}
      rx="4"
      strokeWidth="1"
      strokeDasharray="6 3"
    />
  )
}

/** Lines of text, the first one bold. */
function Lines({ x, y, lines }: { x: number; y: number; lines: readonly string[] }) {
  return (
    <text x={x} y={y} stroke="none" className={textClass}>
      {lines.map((line, index) => (
        <tspan
          key={line}
          x={x}
          dy={index === 0 ? 0 : lineHeight}
          className={index === 0 ? 'font-bold' : ''}
        >
          {line}
        </tspan>
      ))}
    </text>
  )
}

const Label = ({ row: { x, y, number, title, figure, isMissing } }: { row: Placed }) => (
  <Lines
    x={x + 20}
    y={y - 2}
    lines={[`${number} ${title}${isMissing ? ' *' : ''}`, ...figure.split(', ')]}
  />
)

interface ChainProps {
  readonly rows: readonly Placed[]
  readonly from: number
  readonly to: number
}

export function Chain({ rows, from, to }: ChainProps) {
  const [first] = rows
  if (!first) return null
  return (
    <>
      <path d={`M${first.x} ${from}V${to}`} />
      {rows.map((row) =>
        row.symbol === 'arrester' ? (
          <ArresterBranch key={row.id} {...row} />
        ) : (
          <DiagramSymbol key={row.id} {...row} />
        ),
      )}
      {rows.map((row) => (
        <Label key={row.id} row={row} />
      ))}
    </>
  )
}

interface SourceProps {
  readonly row: Placed | undefined
  readonly y: number
  /** Named where the inverter itself changes between grid and battery. */
  readonly transfer: string | null
}

export function Source({ row, y, transfer }: SourceProps) {
  if (!row) return null
  const middle = y + sourceHeight / 2
  return (
    <>
      <rect
        x="18"
        y={y}
        width={width - 36}
        height={sourceHeight}
        className="fill-paper print:fill-white"
        strokeWidth="2.5"
      />
      <DiagramSymbol symbol="converter" x={left} y={middle} />
      <Label row={{ ...row, x: left, y: middle }} />
      {transfer && (
        <>
          <DiagramSymbol symbol="transfer" x={right} y={middle} />
          <Lines x={right + 20} y={middle - 2} lines={transfer.split(': ')} />
        </>
      )}
    </>
  )
}

/** Room for the lines below it. */
export const busbarHeight = (texts: readonly string[]): number =>
  texts.length === 0 ? 0 : 34 + (texts.length - 1) * lineHeight

interface BusbarProps {
  readonly y: number
  readonly text: string
}

/** With what leads from it to the source, where that is known. */
export const Busbar = ({ y, texts }: Pick<BusbarProps, 'y'> & { texts: readonly string[] }) => (
  <>
    <path d={`M${left - 8} ${y}H${right + 8}`} strokeWidth="5" />
    <path d={`M120 ${y}V${y + busbarHeight(texts)}`} />
    <Lines x={128} y={y + 20} lines={texts} />
  </>
)

/** Where neutral and earth meet: a relay's contact, or words alone where there is none. */
export function Bond({ y, text, isMade }: BusbarProps & { isMade: boolean }) {
  return (
    <>
      {isMade && (
        <>
          <circle cx={left} cy={y} r="2.5" className="fill-ink print:fill-black" />
          <path d={`M${left} ${y}H34L22 ${y - 7}M21 ${y}H${earthX}`} />
        </>
      )}
      <Lines x={left + 20} y={y} lines={text.split(': ')} />
    </>
  )
}

export const bondText = (
  { figures }: WiringTexts,
  bond: 'relay_in_battery_mode' | 'floating' | 'unknown',
): string =>
  ({
    relay_in_battery_mode: figures.bond,
    floating: figures.floating,
    unknown: figures.unknownBond,
  })[bond]
