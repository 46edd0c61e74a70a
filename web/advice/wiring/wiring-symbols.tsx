import type { ReactNode } from 'react'
import type { SymbolName } from '#shop/solar/wiring/row-writing.rules.ts'

/** Symbols of a single-line diagram around the point 0, 0; 32 wide and 24 high. */
const shapes: Readonly<Record<SymbolName, ReactNode>> = {
  panel: (
    <>
      <rect x="-14" y="-11" width="28" height="22" />
      <path d="M-14 11 0-2 14 11M-5-11V11M5-11V11" />
    </>
  ),
  box: (
    <>
      <rect x="-14" y="-11" width="28" height="22" />
      <path d="M-9-11V0H9V-11M0-11V11" />
    </>
  ),
  fuse: (
    <>
      <rect x="-7" y="-11" width="14" height="22" />
      <path d="M0-12V12" />
    </>
  ),
  breaker: (
    <>
      <path d="M0-12V-7M0 12V7M0 7-9-6M-3-10 3-4M3-10-3-4" />
    </>
  ),
  cable: <path d="M0-12V12M-6 3 6-3M-6 7 6 1" />,
  switch: (
    <>
      <path d="M0-12V-7M0 12V7M0 7-9-6" />
      <circle cx="0" cy="-7" r="1.5" />
    </>
  ),
  arrester: (
    <>
      <rect x="-7" y="-11" width="14" height="22" />
      <path d="M0-7V5M-4 1 0 6 4 1" />
    </>
  ),
  converter: (
    <>
      <rect x="-14" y="-11" width="28" height="22" />
      <path d="M-14 11 14-11M-10-6H-3M-10-3H-3M3 6Q5 2 7 6T11 6" />
    </>
  ),
  controller: (
    <>
      <rect x="-14" y="-11" width="28" height="22" />
      <path d="M-14 11 14-11M-10-6H-3M-10-3H-3M3 4H10M3 7H10" />
    </>
  ),
  battery: <path d="M0-12V-5M-12-5H12M-6 0H6M-12 5H12M0 5V12" />,
  // beside the line, which it is bridged by afterwards
  resistor: (
    <>
      <path d="M0-12V12" strokeDasharray="none" />
      <path d="M0-11H8V-8L4-6 12-3 4 0 12 3 8 5V11H0" />
    </>
  ),
  bars: <path d="M0-12V-4M0 4V12M-14-4H14M-14 4H14" strokeWidth="3" />,
  grid: (
    <>
      <circle cx="0" cy="0" r="11" />
      <path d="M-6 0Q-3-6 0 0T6 0" />
    </>
  ),
  rcd: (
    <>
      <path d="M0-12V-6M0 12V6M0 6-8-5" />
      <ellipse cx="0" cy="9" rx="9" ry="3" />
    </>
  ),
  transfer: <path d="M-8-12V-6M8-12V-6M0 12V6M0 6-7-5" />,
  load: <path d="M-14 0 0-11 14 0M-10-3V11H10V-3" />,
}

interface DrawnProps {
  readonly symbol: SymbolName
  readonly x: number
  readonly y: number
  /** Not included: drawn with dashes. */
  readonly isMissing?: boolean | undefined
}

/** Beside the line and to the earth: an arrester is never in the way of the current. */
const dashes = '2 2'

export const ArresterBranch = ({ x, y, isMissing }: Pick<DrawnProps, 'x' | 'y' | 'isMissing'>) => (
  <g className="fill-paper print:fill-white">
    <circle cx={x} cy={y} r="2.5" className="fill-ink print:fill-black" />
    <path d={`M${x} ${y}H8`} />
    <g
      transform={`translate(${x - 19} ${y}) rotate(90)`}
      strokeDasharray={isMissing ? dashes : undefined}
    >
      {shapes.arrester}
    </g>
  </g>
)

/** Opaque, so that the line behind it ends at the symbol. */
export const DiagramSymbol = ({ symbol, x, y, isMissing }: DrawnProps) => (
  <g
    transform={`translate(${x} ${y})`}
    strokeDasharray={isMissing ? dashes : undefined}
    className="fill-paper print:fill-white"
  >
    {symbol !== 'cable' && <rect x="-15" y="-12" width="30" height="24" stroke="none" />}
    {shapes[symbol]}
  </g>
)

export const EarthSymbol = ({ x, y }: { x: number; y: number }) => (
  <path
    d={`M${x} ${y}V${y + 8}M${x - 10} ${y + 8}h20M${x - 6} ${y + 12}h12M${x - 2} ${y + 16}h4`}
  />
)
