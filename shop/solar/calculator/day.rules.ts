import { storedSunShare } from '#shop/electrical/composer/losses.rules.ts'
import type { When } from '../sizing/appliances.rules.ts'
import { type Chemistry, chemistryFacts, stored } from '../sizing/battery.rules.ts'
import { panelYieldWh, performance } from '../sizing/panels.rules.ts'
import { blackoutBegins, blackoutShare, isBlackout } from './blackout.rules.ts'
import type { PlacedLoad } from './calculation.rules.ts'

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour)

/** The hours assigned first to a device; the rest of the day follows. */
const preferred: Readonly<Record<When, readonly number[]>> = {
  always: [],
  night: [21, 22, 23, 0, 1, 2, 3, 4, 5, 20],
  evening: [19, 20, 21, 22, 18, 23],
  meals: [18, 12, 7, 11, 19, 13],
  day: [10, 11, 14, 15, 9, 16],
}

function orderOf({ when, critical }: PlacedLoad, blackoutHours: number): number[] {
  const order = [...new Set([...preferred[when], ...hoursOfDay])]
  const inBlackout = (hour: number) => isBlackout(hour, blackoutHours)
  const rest = order.filter((hour) => !inBlackout(hour))
  return critical ? [...order.filter(inBlackout), ...rest] : rest
}

/** Watts of one load by hour; loads that are not critical are off during the blackout. */
export function loadHours(load: PlacedLoad, blackoutHours: number): number[] {
  const day: number[] = Array(24).fill(0)
  let left = load.hours
  for (const hour of orderOf(load, blackoutHours)) {
    const part = Math.min(1, left)
    day[hour] = load.watts * load.quantity * load.duty * part
    left -= part
  }
  return day
}

const dawn = 6
const daylight = 12
const bell = hoursOfDay.map((hour) =>
  hour < dawn || hour >= dawn + daylight ? 0 : Math.sin((Math.PI * (hour + 0.5 - dawn)) / daylight),
)
const bellSum = bell.reduce((sum, part) => sum + part, 0)

/** Wh of the panels by hour; the daily sum equals the formula's. */
export const sunOfDay = (panelW: number, sunHours: number): number[] =>
  bell.map((part) => (part / bellSum) * panelYieldWh(panelW, sunHours))

export interface DaySystem {
  readonly panelW: number
  readonly sunHours: number
  readonly nominalWh: number
  readonly chemistry: Chemistry
  /** Share of the stored energy that reaches the outlets, where it differs from the chemistry's default. */
  readonly outletWh: number
  readonly standbyW: number
  /** Charging power from the grid in watts; 0 without a charger. */
  readonly chargerW: number
  readonly blackoutHours: number
}

export interface Hour {
  readonly hour: number
  readonly sun: number
  readonly load: number
  /** State of charge at the end of the hour, as a share of the nominal capacity. */
  readonly level: number
  /** Wh of demand that was not met. */
  readonly unmet: number
  readonly blackout: boolean
}

/** Stored of the sun's Wh, which are counted as they would arrive at the outlets. */
const storedSun = (wh: number): number => (wh * storedSunShare) / performance

interface Step {
  readonly charge: number
  readonly unmet: number
}

/** One hour of a blackout: solar power first, then the battery down to its reserve. */
function alone(charge: number, sun: number, request: number, system: Limits): Step {
  const surplus = sun - request
  if (surplus >= 0) return { charge: Math.min(system.full, charge + storedSun(surplus)), unmet: 0 }
  const requested = -surplus / system.efficiency
  const input = Math.min(requested, Math.max(0, charge - system.floor))
  return { charge: charge - input, unmet: (requested - input) * system.efficiency }
}

interface Limits {
  readonly full: number
  readonly floor: number
  readonly efficiency: number
}

function limitsOf({ nominalWh, chemistry, outletWh }: DaySystem): Limits {
  const { depth } = chemistryFacts(chemistry)
  const usable = nominalWh * depth
  const efficiency = usable > 0 ? outletWh / usable : 1
  return { full: nominalWh, floor: nominalWh - usable, efficiency }
}

const settlingDays = 4

/** A steady-state day from sunset to sunset; while the grid is there it feeds the devices, and the sun only charges. */
export function dayOf(loads: readonly PlacedLoad[], system: DaySystem): Hour[] {
  const { blackoutHours, standbyW, chargerW, nominalWh } = system
  const limits = limitsOf(system)
  const sun = sunOfDay(system.panelW, system.sunHours)
  const profiles = loads.map((load) => loadHours(load, blackoutHours))
  const requested = hoursOfDay.map((hour) =>
    profiles.reduce((sum, day) => sum + (day[hour] ?? 0), 0),
  )
  const hours: Hour[] = []
  let charge = nominalWh
  for (let step = 0; step < settlingDays * 24; step++) {
    const hour = (blackoutBegins + step) % 24
    const dark = blackoutShare(hour, blackoutHours)
    const light = sun[hour] ?? 0
    const load = (requested[hour] ?? 0) + dark * standbyW
    const needed = dark * ((requested[hour] ?? 0) + standbyW)
    const after = alone(charge, dark * light, needed, limits)
    const charged = (1 - dark) * (storedSun(light) + stored(chargerW))
    charge = Math.min(limits.full, after.charge + charged)
    const level = nominalWh > 0 ? charge / nominalWh : 0
    hours[hour] = { hour, sun: light, load, level, unmet: after.unmet, blackout: dark > 0 }
  }
  return hours
}
