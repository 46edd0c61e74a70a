type Figures = Readonly<Record<string, unknown>>

export type StandbyBasis = 'datasheet' | 'typical' | 'unknown'

/** Energy at the outlets, and what the inverter draws all the hours it is on. */
export interface EnergySource {
  readonly outletWh: number
  readonly standbyW: number
  readonly standbyBasis: StandbyBasis
}

/** How far the standby consumption may lie from its figure. */
const standbySpread = {
  datasheet: { low: 0.9, high: 1.1 },
  typical: { low: 0.6, high: 1.5 },
  unknown: { low: 0.5, high: 2 },
} as const satisfies Record<StandbyBasis, { low: number; high: number }>

/** The oldest and coldest battery that is still sound delivers this share. */
const cautiousEnergy = 0.9

export interface Runtime {
  readonly hours: number
  readonly hoursLow: number
  readonly hoursHigh: number
}

/** Hours that a full battery runs this mean load; the sun is not counted. */
export function runtimeOf(source: EnergySource, meanW: number): Runtime {
  const { outletWh, standbyW } = source
  const spread = standbySpread[source.standbyBasis]
  return {
    hours: outletWh / (meanW + standbyW),
    hoursLow: (cautiousEnergy * outletWh) / (meanW + spread.high * standbyW),
    hoursHigh: outletWh / (meanW + spread.low * standbyW),
  }
}

/** Energy at the outlets that lasts so long even by the lowest hours. */
export function outletWhForSure(
  hours: number,
  meanW: number,
  { standbyW, standbyBasis }: Omit<EnergySource, 'outletWh'>,
): number {
  return (hours * (meanW + standbySpread[standbyBasis].high * standbyW)) / cautiousEnergy
}

/** Usual standby consumption of an inverter of this size, where its own is unknown. */
const usualStandby = [
  [1000, 10],
  [2000, 20],
  [6000, 40],
] as const
const largestStandby = 60

export const usualStandbyW = (inverterW: number): number =>
  usualStandby.find(([upTo]) => inverterW <= upTo)?.[1] ?? largestStandby

/** Usable share of a lithium battery, and of that the share which reaches the outlets. */
const depth = 0.9
const throughInverter = 0.9

/** A battery alone needs an inverter, whose usual consumption follows from the voltage. */
const standbyByVolts = [
  [16, 10],
  [32, 40],
] as const

const positive = (figures: Figures, name: string): number => {
  const value = figures[name]
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0
}

export const standbyBasisOf = ({ standby_basis: basis }: Figures): StandbyBasis =>
  basis === 'datasheet' ? 'datasheet' : 'typical'

function withStandby(outletWh: number, specs: Figures, inverterW: number): EnergySource {
  const own = positive(specs, 'standby_w')
  return own > 0
    ? { outletWh, standbyW: own, standbyBasis: standbyBasisOf(specs) }
    : { outletWh, standbyW: usualStandbyW(inverterW), standbyBasis: 'unknown' }
}

/** A battery alone, its inverter still to be chosen. */
export function batterySource(energyWh: number, volts: number): EnergySource {
  const standbyW = standbyByVolts.find(([upTo]) => volts <= upTo)?.[1] ?? largestStandby
  return { outletWh: energyWh * depth * throughInverter, standbyW, standbyBasis: 'unknown' }
}

/** A lead battery: half of it may be used; its inverter is unknown. */
export const leadSource = (energyWh: number, volts: number, share: number): EnergySource => ({
  ...batterySource(energyWh, volts),
  outletWh: energyWh * share,
})

/** Outlet energy of a portable station as a share of its label. */
export const stationShare = 0.85

/** A station of which only the label is known; its power in W is usually near its Wh. */
export const labelledSource = (labelWh: number): EnergySource => ({
  outletWh: labelWh * stationShare,
  standbyW: usualStandbyW(labelWh),
  standbyBasis: 'unknown',
})

const sources: Readonly<Record<string, (specs: Figures) => EnergySource>> = {
  battery: (specs) => batterySource(positive(specs, 'energy_wh'), positive(specs, 'nominal_v')),
  portable: (specs) =>
    withStandby(positive(specs, 'usable_ac_wh'), specs, positive(specs, 'ac_output_w')),
  kit: (specs) => withStandby(positive(specs, 'usable_wh'), specs, positive(specs, 'inverter_w')),
}

/** The energy of a battery, station or kit by its figures; null for other products. */
export function energySourceOf(category: string, specs: Figures): EnergySource | null {
  const source = sources[category]?.(specs)
  return source && source.outletWh > 0 ? source : null
}
