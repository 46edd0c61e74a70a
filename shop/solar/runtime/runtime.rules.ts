import type { ProductSummary, Specs } from '#shop/catalogue/products/product.rules.ts'
import {
  type CommonLoad,
  commonLoads,
  commonMeanW,
  startsCommon,
} from '#shop/electrical/common-loads.rules.ts'
import { type Output, outputOf } from '#shop/electrical/output.rules.ts'
import {
  type EnergySource,
  energySourceOf,
  labelledSource,
  type Runtime,
  runtimeOf,
} from '#shop/electrical/runtime.rules.ts'
import { sunChargeH } from '../sizing/battery.rules.ts'
import type { Recharge, Span } from '../sizing/recharge.rules.ts'

/** Stored energy of a product, the part available at its outlets, and what it can give at once. */
export interface Holds extends EnergySource, Output {
  readonly labelWh: number
}

const figure = (specs: Specs, key: string): number => {
  const value = specs[key]
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0
}

/** A station from another shop, known by its label only. */
export const stationOf = (labelWh: number): Holds => ({
  ...labelledSource(labelWh),
  ...outputOf('unknown', {}),
  labelWh,
})

const labels: Partial<Record<ProductSummary['category'], string>> = {
  battery: 'energy_wh',
  portable: 'capacity_wh',
  kit: 'wh_available',
}

/** The storage of a battery, station or kit; null for other products. */
export function holdsOf({
  category,
  specs,
}: Pick<ProductSummary, 'category' | 'specs'>): Holds | null {
  const [label, source] = [labels[category], energySourceOf(category, specs)]
  if (!label || !source) return null
  return { ...source, ...outputOf(category, specs), labelWh: figure(specs, label) }
}

/** The loads shown without a question. */
const shownLoads = [
  'light',
  'fanAndLight',
  'evening',
  'refrigerator',
  'blackout',
] as const satisfies readonly CommonLoad[]
export type ShownLoad = (typeof shownLoads)[number]

export interface CommonRuntime {
  readonly load: ShownLoad
  readonly items: string
  readonly runtime: Runtime
  /** False when a motor of the load is too hard to start. */
  readonly starts: boolean
}

/** Runtime of common loads; those under an hour are omitted. */
export const commonRuntimes = (holds: Holds): CommonRuntime[] =>
  shownLoads
    .map((load) => ({
      load,
      items: commonLoads[load],
      runtime: runtimeOf(holds, commonMeanW[load]),
      starts: startsCommon(load, holds.surgeW),
    }))
    .filter(({ runtime }) => runtime.hours >= 1 && runtime.hours < 200)

/** Hours of the same load that a share of the battery gives: the fewest, and the most. */
export const moreHours = ({ percent }: Pick<Recharge, 'percent'>, runtime: Runtime): Span => ({
  low: (percent.low / 100) * runtime.hoursLow,
  high: (percent.high / 100) * runtime.hoursHigh,
})

/** Days for a full charge by the sun, with the given hours of full sun each. */
export const sunDays = (labelWh: number, panelW: number, sunHours: number): number | null =>
  panelW > 0 ? sunChargeH(labelWh, panelW) / sunHours : null
