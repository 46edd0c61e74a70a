import { type CommonLoad, commonMeanW, startsCommon } from '#shop/electrical/common-loads.rules.ts'
import { outputOf } from '#shop/electrical/output.rules.ts'
import { energySourceOf, type Runtime, runtimeOf } from '#shop/electrical/runtime.rules.ts'
import type { Category, Specs } from './product.rules.ts'

/** Sun hours a day in Cuba's worst month, and a panel's yield after dirt, heat and wiring. */
export const worstSunHours = 4.5
export const panelPerformance = 0.75
/** An inverter is loaded up to 1 / 1.25 of its rated power. */
const headroom = 1.25

export type RuntimeLoad = Extract<CommonLoad, 'fan' | 'refrigeratorAndFans' | 'houseWithAir'>

/**
 * Sets of simultaneous devices in ascending order, as codes of devices: running watts, and watts while the hardest motor
 * starts. A test compares both with the devices' own figures.
 */
export const households = [
  { household: 'basics', items: 'rm1-vp2-tv1-bl6', watts: 319, startW: 1409 },
  { household: 'andRiceCooker', items: 'rm1-vp2-tv1-bl6-ar1', watts: 1019, startW: 2109 },
  { household: 'andAir', items: 'rm1-vp2-tv1-bl6-ar1-si1', watts: 2019, startW: 3109 },
  { household: 'andPump', items: 'rm1-vp2-tv1-bl6-ar1-si1-bo1', watts: 2569, startW: 4769 },
  { household: 'andTwoAirs', items: 'rm1-vp2-tv1-bl6-ar1-si2-bo1', watts: 3569, startW: 5769 },
] as const
/** Of these nobody knows whether theirs are of 110 or 220 V. */
const ofBothVolts: readonly string[] = ['andAir', 'andPump', 'andTwoAirs']
export type Household = (typeof households)[number]['household']

export type HouseholdEquivalent =
  | {
      readonly kind: 'stores'
      readonly load: RuntimeLoad
      readonly runtime: Runtime
      /** Wh at the outlets, after all losses. */
      readonly outletWh: number
      /** What the inverter itself draws. */
      readonly standbyW: number
    }
  | { readonly kind: 'produces'; readonly whPerDay: number }
  | {
      readonly kind: 'moves'
      readonly household: Household
      readonly watts: number
      readonly start: InverterStart
      /** True where it gives 110 V alone and some of these devices are sold for 220 V too. */
      readonly asksVolts: boolean
    }

const figure = (specs: Specs, key: string): number => {
  const value = specs[key]
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0
}

/** The loads that are measured by, the largest first, with the Wh from which they are. */
const loadsByEnergy = [
  ['houseWithAir', 6000],
  ['refrigeratorAndFans', 1500],
] as const

const loadFor = (outletWh: number, surgeW: number | null): RuntimeLoad =>
  loadsByEnergy.find(([load, fromWh]) => outletWh >= fromWh && startsCommon(load, surgeW))?.[0] ??
  'fan'

function stores(category: Category, specs: Specs): HouseholdEquivalent | null {
  const source = energySourceOf(category, specs)
  if (!source) return null
  const { outletWh, standbyW } = source
  const load = loadFor(outletWh, outputOf(category, specs).surgeW)
  const runtime = runtimeOf(source, commonMeanW[load])
  return runtime.hours < 1
    ? null
    : { kind: 'stores', load, runtime, outletWh: Math.floor(outletWh), standbyW }
}

/** What the battery has to give while the hardest motor starts. */
interface InverterStart {
  readonly watts: number
  /** What the inverter itself gives then. */
  readonly surgeW: number
  /** Nominal volts and amperes of the battery; null where the inverter states no volts. */
  readonly battery: { readonly volts: number; readonly amps: number } | null
}

const nominalPerClass = 12.8 / 12
const usualEfficiencyPct = 90

function startOn(specs: Specs, watts: number, surgeW: number): InverterStart {
  const volts = figure(specs, 'battery_v') * nominalPerClass
  const efficiency = (figure(specs, 'efficiency_pct') || usualEfficiencyPct) / 100
  const amps = Math.ceil(watts / (volts * efficiency))
  return { watts, surgeW, battery: volts > 0 ? { volts: figure(specs, 'battery_v'), amps } : null }
}

function moves(specs: Specs): HouseholdEquivalent | null {
  const continuous = figure(specs, 'continuous_w')
  const surgeW = Math.max(figure(specs, 'surge_w'), continuous)
  const fitting = households.findLast(
    (one) => one.watts * headroom <= continuous && one.startW <= surgeW,
  )
  if (!fitting) return null
  const { household, watts, startW } = fitting
  return {
    ...{ kind: 'moves', household, watts },
    start: startOn(specs, startW, surgeW),
    asksVolts: ofBothVolts.includes(household) && outputOf('kit', specs).has220 === false,
  }
}

const inCategory: Partial<Record<Category, (specs: Specs) => HouseholdEquivalent | null>> = {
  battery: (specs) => stores('battery', specs),
  portable: (specs) => stores('portable', specs),
  kit: (specs) => stores('kit', specs),
  inverter: moves,
  panel: (specs) => {
    const whPerDay = Math.floor(figure(specs, 'power_w') * worstSunHours * panelPerformance)
    return whPerDay > 0 ? { kind: 'produces', whPerDay } : null
  },
}

/** What a product's figures run in a household; null where they run nothing by themselves. */
export const householdEquivalent = (category: Category, specs: Specs): HouseholdEquivalent | null =>
  inCategory[category]?.(specs) ?? null

/** Daily yield of a kit's panels in the worst month; 0 without panels. */
export const dailyYield = (specs: Specs): number =>
  Math.floor(figure(specs, 'est_production_wh_day'))

export const kilograms = (pounds: number): number => pounds * 0.45359237
