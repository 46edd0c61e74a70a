import { needsVolts, type StartingLoad, startOf, startWattsOf } from './start-watts.rules.ts'

/** One row of the devices that a system feeds. */
export interface DemandItem extends StartingLoad {
  /** Whether it stays on during a blackout. */
  readonly critical: boolean
  /** Hours a day switched on, and the share of them in which it draws its power. */
  readonly hours: number
  readonly duty: number
  /** The name plate's volts of a device of no list; null where nobody said them. */
  readonly volts?: number | null
}

/** What the devices ask of a system; computed once, compared with many systems. */
export interface Demand {
  readonly blackoutHours: number
  /** No grid at all: every device depends on the system. */
  readonly isAlone: boolean
  readonly simultaneousW: number
  readonly meanW: number
  readonly startW: number
  /** The device whose start is hardest. */
  readonly hardest: string | null
  /** Watts while everything with a motor starts at once, as when the grid comes back. */
  readonly restartW: number
  readonly dayWh: number
  readonly blackoutWh: number
  readonly needs240: boolean
  /** Devices sold for 110 and 220 V of which nobody said which they are. */
  readonly asksVolts: string | null
  /** Watts of the largest single 110 V device. */
  readonly largest120W: number
  /** Of the devices that are surely for 110 V: the largest, and the one that starts hardest. */
  readonly on110: { readonly largest: SingleDevice | null; readonly hardest: SingleDevice | null }
}

/** One device of a kind, and its watts. */
export interface SingleDevice {
  readonly code: string
  readonly watts: number
}

const startTogether = ['rm', 'rv', 'fv', 'fa', 'mb', 'da', 'sc', 'aw']
const dayHours = 24

const sumOf = (items: readonly DemandItem[], measure: (item: DemandItem) => number): number => {
  let sum = 0
  for (const item of items) sum += measure(item)
  return sum
}

const largestOf = (
  items: readonly DemandItem[],
  wattsOf: (item: DemandItem) => number,
): SingleDevice | null =>
  items
    .map((item) => ({ code: item.code, watts: wattsOf(item) }))
    .reduce<SingleDevice | null>((top, one) => (one.watts > (top?.watts ?? 0) ? one : top), null)

export function demandOf(
  items: readonly DemandItem[],
  blackoutHours: number,
  voltsOf: Readonly<Record<string, number>> = {},
): Demand {
  const isAlone = blackoutHours >= dayHours
  const going = isAlone ? items : items.filter(({ critical }) => critical)
  const { startW, hardest } = startOf(going)
  const simultaneousW = sumOf(going, ({ watts, quantity }) => watts * quantity)
  const plateVolts = ({ code, volts }: DemandItem) => volts ?? voltsOf[code]
  const is240 = (item: DemandItem) => (plateVolts(item) ?? 0) >= 200
  const isAsked = (item: DemandItem) =>
    (item.volts === null || needsVolts(item.code)) && plateVolts(item) === undefined
  const at120 = going.filter((item) => !is240(item))
  const surely110 = at120.filter((item) => !isAsked(item))
  const starting = going.filter(({ code }) => startTogether.includes(code))
  return {
    blackoutHours,
    isAlone,
    simultaneousW,
    meanW: sumOf(going, ({ watts, quantity, duty }) => watts * quantity * duty),
    startW,
    hardest: hardest?.code ?? null,
    restartW:
      simultaneousW + sumOf(starting, (item) => (startWattsOf(item) - item.watts) * item.quantity),
    dayWh: sumOf(items, ({ watts, quantity, hours, duty }) => watts * quantity * hours * duty),
    blackoutWh: sumOf(
      going,
      ({ watts, quantity, hours, duty }) =>
        watts * quantity * duty * Math.min(hours, blackoutHours),
    ),
    needs240: going.some(is240),
    asksVolts: going.find(isAsked)?.code ?? null,
    largest120W: Math.max(0, ...at120.map(({ watts }) => watts)),
    on110: {
      largest: largestOf(surely110, ({ watts }) => watts),
      hardest: largestOf(surely110, startWattsOf),
    },
  }
}
