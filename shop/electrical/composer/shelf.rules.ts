import { voltageClass as classOf, type Role } from '../parts/part.rules.ts'
import { type StandbyBasis, standbyBasisOf, usualStandbyW } from '../runtime.rules.ts'
import { type Losses, lossesOfInverter } from './losses.rules.ts'
import type { Offer } from './offer.rules.ts'

export interface Battery {
  readonly offer: Offer
  readonly voltageClass: number
  readonly volts: number
  readonly energyWh: number
  readonly ampHours: number
  /** What it is counted on to give for hours; what its label states, null where it states nothing. */
  readonly continuousA: number
  readonly statedA: number | null
  readonly peakA: number
  readonly maxSeries: number
  readonly maxParallel: number
  /** Share of its energy that may be used. */
  readonly depth: number
  readonly isLithium: boolean
}

export interface Inverter extends Losses {
  readonly offer: Offer
  readonly voltageClass: number
  /** Nominal volts of its bank. */
  readonly volts: number
  readonly continuousW: number
  readonly surgeW: number
  readonly efficiency: number
  readonly standbyW: number
  readonly standbyBasis: StandbyBasis
  readonly gives240: boolean
  readonly hasTracker: boolean
  readonly chargesFromGrid: boolean
}

export interface Panel {
  readonly offer: Offer
  readonly powerW: number
  readonly isFolding: boolean
  /** The shorter side in inches; null when it is not stated. */
  readonly widthIn: number | null
}

/** What is for sale, by its part in a set; each list from the cheapest. */
export interface Shelf {
  readonly ready: readonly Offer[]
  readonly batteries: readonly Battery[]
  readonly inverters: readonly Inverter[]
  readonly panels: readonly Panel[]
  readonly controllers: readonly Offer[]
  readonly chargers: readonly Offer[]
  readonly chargerFuses: readonly Offer[]
  readonly batteryFuses: readonly Offer[]
  readonly batteryCables: readonly Offer[]
  readonly panelCables: readonly Offer[]
  readonly branches: readonly Offer[]
  readonly combiners: readonly Offer[]
  readonly combinerFuses: readonly Offer[]
  readonly mounts: readonly Offer[]
  readonly disconnects: readonly Offer[]
  readonly arresters: readonly Offer[]
  readonly rcds: readonly Offer[]
  readonly earthRods: readonly Offer[]
}

const nominalPerClass = 12.8 / 12
const usualEfficiencyPct = 90

/** What is counted on where a battery of the house states nothing: hours and seconds as a share of its Ah. */
const cautious = {
  lithium: { hours: 0.5, seconds: 0.5, series: 1 },
  agm: { hours: 0.2, seconds: 2, series: 4 },
  lead: { hours: 0.2, seconds: 2, series: 4 },
} as const
const depths = { lithium: 0.9, agm: 0.5, lead: 0.5 } as const
const cautiousParallel = 2

function ownBatteryOf(offer: Offer): Battery[] {
  const { nominal_v: volts, energy_wh: energyWh, capacity_ah: ampHours, chemistry } = offer.part
  const { bms_cont_a: statedA, bms_peak_a: peakA } = offer.part
  if (!volts || !energyWh || !ampHours || !chemistry) return []
  const { hours, seconds, series } = cautious[chemistry]
  return [
    {
      offer,
      voltageClass: classOf(volts),
      volts,
      energyWh,
      ampHours,
      continuousA: statedA ?? Math.min(hours * ampHours, peakA ?? Number.POSITIVE_INFINITY),
      statedA,
      peakA: peakA ?? seconds * ampHours,
      maxSeries: series,
      maxParallel: cautiousParallel,
      depth: depths[chemistry],
      isLithium: chemistry === 'lithium',
    },
  ]
}

function batteryOf(offer: Offer): Battery[] {
  if (offer.isOwned) return ownBatteryOf(offer)
  const { nominal_v: volts, energy_wh: energyWh, chemistry, ...part } = offer.part
  const continuousA = part.bms_cont_a ?? part.max_discharge_a
  if (!volts || !energyWh || !continuousA || chemistry !== 'lithium') return []
  return [
    {
      offer,
      voltageClass: classOf(volts),
      volts,
      energyWh,
      ampHours: part.capacity_ah ?? energyWh / volts,
      continuousA,
      statedA: continuousA,
      peakA: part.bms_peak_a ?? continuousA,
      maxSeries: part.max_series ?? 1,
      maxParallel: part.max_parallel ?? 1,
      depth: depths.lithium,
      isLithium: true,
    },
  ]
}

function inverterOf(offer: Offer): Inverter[] {
  const { part } = offer
  const [voltageClass] = part.bankClasses
  const continuousW = part.continuous_w
  if (!voltageClass || !continuousW) return []
  const type = String(offer.specs.type ?? '')
  const isHybrid = /hybrid/i.test(type)
  const efficiency = (part.efficiency_pct ?? usualEfficiencyPct) / 100
  return [
    {
      offer,
      voltageClass,
      volts: voltageClass * nominalPerClass,
      continuousW,
      surgeW: part.surge_w ?? continuousW,
      efficiency,
      ...lossesOfInverter(efficiency),
      standbyW: part.standby_w ?? usualStandbyW(continuousW),
      standbyBasis: part.standby_w === null ? 'unknown' : standbyBasisOf(offer.specs),
      gives240: part.gives240,
      hasTracker: isHybrid || part.mppt_count !== null,
      chargesFromGrid: isHybrid || /charger/i.test(type) || part.ac_charge_a !== null,
    },
  ]
}

/** Without these no layout of panels can be called safe. */
const electrical = ['voc_v', 'isc_a', 'vmp_v', 'imp_a'] as const

function panelOf(offer: Offer): Panel[] {
  const { power_w: powerW, folding } = offer.part
  const sides = String(offer.specs.dimensions_in ?? '')
    .match(/\d+(\.\d+)?/g)
    ?.map(Number)
  const [length = 0, width = 0] = sides ?? []
  const widthIn = Math.min(length, width) || null
  const isKnown = electrical.every((name) => offer.part[name] !== null)
  return powerW && isKnown ? [{ offer, powerW, isFolding: folding, widthIn }] : []
}

const byPrice = (a: Offer, b: Offer) => a.price - b.price || a.part.sku.localeCompare(b.part.sku)

export function shelfOf(offers: readonly Offer[]): Shelf {
  const sorted = offers
    .filter(({ unitsLeft }) => unitsLeft === null || unitsLeft > 0)
    .toSorted(byPrice)
  const ofCategory = (category: string) =>
    sorted.filter((offer) => offer.part.category === category)
  const ofRole = (role: Role) => sorted.filter(({ part }) => part.role === role)
  return {
    ready: sorted.filter(({ part }) => part.category === 'kit' || part.category === 'portable'),
    batteries: ofCategory('battery').flatMap(batteryOf),
    inverters: ofCategory('inverter').flatMap(inverterOf),
    panels: ofCategory('panel').flatMap(panelOf),
    controllers: ofRole('controller'),
    chargers: ofRole('charger'),
    chargerFuses: ofRole('charger_fuse'),
    batteryFuses: ofRole('battery_fuse'),
    batteryCables: ofRole('battery_cable'),
    panelCables: ofRole('pv_cable'),
    branches: ofRole('pv_branch'),
    combiners: ofRole('combiner'),
    combinerFuses: ofRole('combiner_fuses'),
    disconnects: ofRole('pv_disconnect'),
    arresters: ofRole('spd'),
    rcds: ofRole('rcd'),
    earthRods: ofRole('earth_rod'),
    mounts: sorted.filter(({ specs }) => specs.role === 'mount'),
  }
}
