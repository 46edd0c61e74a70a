import type { ProductSummary, Specs } from '#shop/catalogue/products/product.rules.ts'
import {
  gridChargeH,
  outletWh,
  runtimeH,
  stationShare,
  sunChargeH,
} from '../sizing/battery.rules.ts'

/** Energy that a product holds, and what of it reaches the outlets. */
export interface Holds {
  readonly labelWh: number
  readonly outletWh: number
  /** Watts it gives at once and for a moment; null where that is its inverter's business. */
  readonly continuousW: number | null
  readonly surgeW: number | null
}

const figure = (specs: Specs, key: string): number => {
  const value = specs[key]
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0
}

export const stationOf = (labelWh: number): Holds => ({
  labelWh,
  outletWh: labelWh * stationShare,
  continuousW: null,
  surgeW: null,
})

const inCategory: Partial<Record<ProductSummary['category'], (specs: Specs) => Holds>> = {
  battery: (specs) => {
    const labelWh = figure(specs, 'energy_wh')
    return { ...stationOf(labelWh), outletWh: outletWh(labelWh) }
  },
  portable: (specs) => ({
    ...stationOf(figure(specs, 'capacity_wh')),
    continuousW: figure(specs, 'ac_output_w') || null,
    surgeW: figure(specs, 'surge_w') || null,
  }),
  kit: (specs) => ({
    labelWh: figure(specs, 'wh_available'),
    outletWh: figure(specs, 'usable_wh'),
    continuousW: figure(specs, 'max_continuous_w') || null,
    surgeW: null,
  }),
}

/** What a battery, station or kit holds; null where a product stores nothing. */
export function holdsOf({
  category,
  specs,
}: Pick<ProductSummary, 'category' | 'specs'>): Holds | null {
  const holds = inCategory[category]?.(specs)
  return holds && holds.outletWh > 0 ? holds : null
}

/** Mean watts of what is asked about first, thermostats resting as they do. */
export const commonLoads = {
  light: 'bl1',
  fanAndLight: 'vp1-bl1',
  evening: 'vp1-bl3-tv1-ro1',
  refrigerator: 'rm1',
  blackout: 'rm1-vp1-bl3-ro1',
} as const
export type CommonLoad = keyof typeof commonLoads
const commonWatts: Readonly<Record<CommonLoad, number>> = {
  light: 9,
  fanAndLight: 64,
  evening: 137,
  refrigerator: 49.5,
  blackout: 141.5,
}

/** How long what is asked about first runs; what runs less than an hour is left out. */
export function commonRuntimes(holds: Holds): { load: CommonLoad; items: string; hours: number }[] {
  return (Object.keys(commonLoads) as CommonLoad[])
    .map((load) => ({
      load,
      items: commonLoads[load],
      hours: Math.round((runtimeH(holds.outletWh, commonWatts[load]) ?? 0) * 10) / 10,
    }))
    .filter(({ hours }) => hours >= 1 && hours < 200)
}

export interface Recharge {
  /** Hours from the grid to full. */
  readonly fullH: number
  /** Share of the battery that comes back while the power is there. */
  readonly share: number
  /** Hours that this share then runs the devices; null when they draw nothing. */
  readonly moreH: number | null
}

interface Charging {
  readonly labelWh: number
  readonly outletWh: number
  readonly chargerW: number
  /** Hours to full as a label states them. */
  readonly labelH: number | null
}

/** What comes back when the power returns for a few hours. */
export function rechargeIn(hours: number, charging: Charging, meanWatts: number): Recharge | null {
  const { labelWh, outletWh: wh, chargerW, labelH } = charging
  if (chargerW <= 0 && labelH === null) return null
  const fullH = labelH ?? gridChargeH(labelWh, chargerW)
  const share = Math.min(1, hours / fullH)
  return { fullH, share, moreH: runtimeH(wh * share, meanWatts) }
}

/** Days of sun to full, with so many hours of full sun each. */
export const sunDays = (labelWh: number, panelW: number, sunHours: number): number | null =>
  panelW > 0 ? sunChargeH(labelWh, panelW) / sunHours : null
