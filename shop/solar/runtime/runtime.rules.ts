import type { ProductSummary, Specs } from '#shop/catalogue/products/product.rules.ts'
import {
  gridChargeH,
  outletWh,
  runtimeH,
  stationShare,
  sunChargeH,
} from '../sizing/battery.rules.ts'

/** Stored energy of a product and the part available at its outlets. */
export interface Holds {
  readonly labelWh: number
  readonly outletWh: number
  /** Continuous and surge power in watts; null where the inverter limits them. */
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

/** The storage of a battery, station or kit; null for other products. */
export function holdsOf({
  category,
  specs,
}: Pick<ProductSummary, 'category' | 'specs'>): Holds | null {
  const holds = inCategory[category]?.(specs)
  return holds && holds.outletWh > 0 ? holds : null
}

/** Mean watts of common loads, thermostat cycles included. */
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

/** Runtime of common loads; those under an hour are omitted. */
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
  /** Hours for a full charge from the grid. */
  readonly fullH: number
  /** Share of the battery recharged while the grid is on. */
  readonly share: number
  /** Hours the devices run on that share; null when they draw nothing. */
  readonly moreH: number | null
}

interface Charging {
  readonly labelWh: number
  readonly outletWh: number
  readonly chargerW: number
  /** Hours for a full charge, as printed on the label. */
  readonly labelH: number | null
}

/** The recharge during a few hours of grid power. */
export function rechargeIn(hours: number, charging: Charging, meanWatts: number): Recharge | null {
  const { labelWh, outletWh: wh, chargerW, labelH } = charging
  if (chargerW <= 0 && labelH === null) return null
  const fullH = labelH ?? gridChargeH(labelWh, chargerW)
  const share = Math.min(1, hours / fullH)
  return { fullH, share, moreH: runtimeH(wh * share, meanWatts) }
}

/** Days for a full charge by the sun, with the given hours of full sun each. */
export const sunDays = (labelWh: number, panelW: number, sunHours: number): number | null =>
  panelW > 0 ? sunChargeH(labelWh, panelW) / sunHours : null
