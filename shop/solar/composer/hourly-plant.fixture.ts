import { type ComposedSet, partsOf } from '#shop/electrical/composer/offer.rules.ts'
import type { Part } from '#shop/electrical/parts/part.rules.ts'
import type { DayInHouse } from './households.fixture.ts'

/** Losses of a plant, from practice and not from the shop's formulas. */
const losses = {
  /** Dirt, heat, mismatch, cables and tracker: what arrives of a panel's rating in full sun. */
  panels: 0.81,
  charging: 0.97,
  discharging: 0.97,
  /** The last hour of charging is slow. */
  charger: 0.97,
} as const
/** A battery is not emptied below this share; a station counts its own reserve in its usable energy. */
const floor = { lithium: 0.1, agm: 0.5, lead: 0.5 } as const
/** What a battery gives back of what it is charged. */
const returned = { lithium: 1, agm: 0.85, lead: 0.85 } as const
const usualChargeRate = 0.2

/** A set as it stands in the house. */
export interface Plant {
  readonly storedWh: number
  readonly floorWh: number
  /** Share of what is charged that can be drawn again. */
  readonly returned: number
  /** From the battery's terminals to the outlets. */
  readonly inverter: number
  readonly standbyW: number
  readonly panelW: number
  readonly maxChargeW: number
  readonly gridChargeW: number
}

const shareOf = (shares: typeof floor | typeof returned, { chemistry }: Part): number =>
  shares[chemistry ?? 'lithium']

export function plantOf(set: ComposedSet): Plant {
  const parts = partsOf(set.lines).map(({ offer, quantity }) => ({ ...offer, quantity }))
  const sum = (of: (part: Part) => number | null) =>
    parts.reduce((total, { part, quantity }) => total + (of(part) ?? 0) * quantity, 0)
  const ofCategory = (category: string) => parts.find(({ part }) => part.category === category)
  const panelW = sum((part) => part.power_w)
  const station = ofCategory('portable')
  if (station) {
    const taken = takenShare(station.part, ofCategory('panel')?.part)
    return { ...stationPlant(station.part, station.specs), panelW: panelW * taken }
  }
  const [battery, inverter] = [ofCategory('battery')?.part, ofCategory('inverter')?.part]
  if (!battery || !inverter) throw new Error('a set without battery or inverter')
  const volts = (inverter.bankClasses[0] ?? 12) * (12.8 / 12)
  const storedWh = sum(({ category, energy_wh: wh }) => (category === 'battery' ? wh : 0))
  const bankAh = storedWh / volts
  const maxA = Math.min(
    ((battery.max_charge_a ?? Infinity) * bankAh) / (battery.capacity_ah ?? bankAh),
    sum(({ role, current_a }) => (role === 'controller' ? current_a : 0)) || Infinity,
    inverter.mppt_count ? Number(inverter.mppt_a) || Infinity : Infinity,
  )
  const chargers = sum(({ role, output_a }) => (role === 'charger' ? output_a : 0))
  const isHybrid = inverter.mppt_count !== null
  return {
    storedWh,
    floorWh: storedWh * shareOf(floor, battery),
    returned: shareOf(returned, battery),
    inverter: (inverter.efficiency_pct ?? 90) / 100,
    standbyW: sum(({ standby_w: own }) => own),
    panelW,
    maxChargeW: maxA * volts,
    gridChargeW:
      (chargers + (inverter.ac_charge_a ?? (isHybrid ? bankAh * usualChargeRate : 0))) * volts,
  }
}

/** An input takes no more current than it states: what a panel gives above it is lost. */
const takenShare = (station: Part, panel: Part | undefined): number =>
  Math.min(1, (station.pv_max_a ?? Infinity) / (panel?.imp_a ?? 1))

function stationPlant(station: Part, specs: Readonly<Record<string, unknown>>): Plant {
  const storedWh = Number(specs.capacity_wh)
  return {
    storedWh,
    floorWh: 0,
    returned: 1,
    inverter: (station.usable_ac_wh ?? 0) / (storedWh * losses.discharging),
    standbyW: station.standby_w ?? 0,
    panelW: 0,
    maxChargeW: station.solar_input_max_w ?? 0,
    gridChargeW: storedWh / Number(specs.ac_full_charge_h),
  }
}

/** Half a sine of eleven hours, steeper than one: a December day. */
const bell = Array.from({ length: 24 }, (_, hour) => {
  const angle = (Math.PI * (hour + 0.5 - 6.5)) / 11
  return angle > 0 && angle < Math.PI ? Math.sin(angle) ** 1.2 : 0
})
const bellSum = bell.reduce((sum, part) => sum + part, 0)

export interface Weather {
  /** Hours of full sun a day. */
  readonly sunHours: number
  /** Whether the grid charges while it is there. */
  readonly isGridCharging: boolean
  readonly days: number
  /** By default the beginning of a blackout. */
  readonly beginsAt?: number
}

/** A plant in a house; its charge changes hour by hour. */
interface Life {
  readonly plant: Plant
  charge: number
  unmetWh: number
  criticalWh: number
}

function store(life: Life, watts: number): void {
  const stored = Math.min(life.plant.maxChargeW, watts) * losses.charging * life.plant.returned
  life.charge = Math.min(life.plant.storedWh, life.charge + stored)
}

/** An hour without a grid: the sun first, then the battery down to its floor. */
function hourAlone(life: Life, critical: number, sun: number): void {
  const { inverter, standbyW, floorWh } = life.plant
  const missing = critical / inverter + standbyW - sun
  life.criticalWh += critical
  if (missing <= 0) {
    store(life, -missing)
    return
  }
  const drawnWh = Math.min(missing, Math.max(0, life.charge - floorWh) * losses.discharging)
  life.charge -= drawnWh / losses.discharging
  life.unmetWh += Math.min(critical, (missing - drawnWh) * inverter)
}

const hourBefore = (hour: number): number => (hour + 23) % 24

export interface Outcome {
  /** Wh of what must never stop, and those of it that were not served. */
  readonly criticalWh: number
  readonly unmetWh: number
  /** Hours that what is left runs this mean load. */
  readonly hoursLeft: (meanW: number) => number
}

/** From a full battery at the beginning of a blackout on; while the grid is there, the sun only charges. */
export function lived(plant: Plant, house: DayInHouse, weather: Weather): Outcome {
  const { isBlackout } = house
  const darkens = (hour: number) => isBlackout[hour] && !isBlackout[hourBefore(hour)]
  const begin =
    weather.beginsAt ??
    Math.max(
      0,
      isBlackout.findIndex((_, hour) => darkens(hour)),
    )
  const life: Life = { plant, charge: plant.storedWh, unmetWh: 0, criticalWh: 0 }
  const gridW = weather.isGridCharging ? plant.gridChargeW * losses.charger : 0
  const sunW = (plant.panelW * weather.sunHours * losses.panels) / bellSum
  for (let step = 0; step < weather.days * 24; step += 1) {
    const hour = (begin + step) % 24
    const sun = (bell[hour] ?? 0) * sunW
    if (isBlackout[hour]) hourAlone(life, house.criticalW[hour] ?? 0, sun)
    else store(life, sun + gridW)
  }
  const leftWh = Math.max(0, life.charge - plant.floorWh) * losses.discharging
  return {
    criticalWh: life.criticalWh,
    unmetWh: life.unmetWh,
    hoursLeft: (meanW) => leftWh / (meanW / plant.inverter + plant.standbyW),
  }
}
