import { medicalReserve } from '../reserve.rules.ts'
import { outletWhForSure, type StandbyBasis } from '../runtime.rules.ts'
import { type Losses, overnightShare } from './losses.rules.ts'

/** What a set must do; without panels the battery is charged from the grid. */
export interface Need {
  /** Everything that may run at once. */
  readonly simultaneousW: number
  /** While the hardest device starts and the rest runs. */
  readonly startW: number
  /** Mean load of the blackout, thermostat cycles included. */
  readonly meanW: number
  /** Hours the battery alone must last; 24 without a grid. */
  readonly blackoutHours: number
  /** Consumption of a day that the sun must replace. */
  readonly dailyWh: number
  readonly sunHours: number
  readonly panels: boolean
  /** Hours a day in which the grid can charge; 0 without a grid. */
  readonly gridHours: number
  /** How many times a day a blackout as long takes its energy from the battery; 1 where nothing is said. */
  readonly blackoutsADay?: number
  /** True when a device needs 240 V. */
  readonly needs240: boolean
  /** Panels that find room. */
  readonly maxPanels: number
  /** With what cuts and protects fixed panels, which the rules only advise. */
  readonly isComplete: boolean
  /** Energy and panels as a multiple of what is needed. */
  readonly reserve: number
  /** Hours of a full battery that a better name must give at least. */
  readonly minHours?: number
  /** Somebody's health depends on it: even the lowest hours of a full battery last a third longer. */
  readonly isVital?: boolean
  /** No battery may stop another: each is of the inverter's own volts, none in series. */
  readonly noSeries?: boolean
  /** Nobody may have to be awake when the grid goes. */
  readonly mustSwitchOver?: boolean
  /** The grid refills the battery too. */
  readonly mustCharge?: boolean
}

/** Panel output relative to its rating, after dirt, heat, wiring and conversion. */
const performance = 0.75

type Source = Losses & { readonly standbyW: number }

/** Watts of panels that replace a day's consumption, and the blackout's by way of the battery. */
export function panelWatts(need: Need, source: Source): number {
  const { panels, reserve, dailyWh, meanW, blackoutHours, sunHours, blackoutsADay = 1 } = need
  if (!panels) return 0
  const standbyWh = source.standbyW * blackoutHours * blackoutsADay
  const blackoutWh = Math.min(dailyWh, meanW * blackoutHours)
  const direct = (dailyWh + standbyWh) / performance
  const overnight = (blackoutWh + standbyWh) / overnightShare(source)
  return (reserve * Math.max(direct, overnight)) / sunHours
}

/** Hours of a full battery, the sun not counted. */
export const hoursOf = (
  { outletWh, standbyW }: { readonly outletWh: number; readonly standbyW: number },
  need: Pick<Need, 'meanW'>,
): number => outletWh / (need.meanW + standbyW)

/** Energy at the outlets, as calculated, that lasts through the blackout with all losses. */
export function outletWhNeeded(
  need: Need,
  source: Source & { readonly standbyBasis: StandbyBasis },
): number {
  const { standbyW, lasting } = source
  const { meanW, reserve, blackoutHours, minHours = 0, isVital } = need
  const usual = (meanW + standbyW) * Math.max((reserve * blackoutHours) / lasting, minHours)
  if (!isVital) return usual
  return Math.max(usual, outletWhForSure(medicalReserve * blackoutHours, meanW, source))
}
