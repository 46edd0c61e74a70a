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
 * Sets of simultaneous devices in ascending order: running watts, and watts while the largest motor starts.
 */
const households = [
  { household: 'basics', watts: 309, surge: 749 },
  { household: 'andRiceCooker', watts: 1009, surge: 1449 },
  { household: 'andAir', watts: 2009, surge: 2509 },
  { household: 'andPump', watts: 2559, surge: 4209 },
  { household: 'andTwoAirs', watts: 3559, surge: 5209 },
] as const
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
  | { readonly kind: 'moves'; readonly household: Household; readonly watts: number }

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

function moves(specs: Specs): HouseholdEquivalent | null {
  const [continuous, surge] = [figure(specs, 'continuous_w'), figure(specs, 'surge_w')]
  const fitting = households.findLast(
    (one) => one.watts * headroom <= continuous && one.surge <= Math.max(surge, continuous),
  )
  return fitting ? { kind: 'moves', household: fitting.household, watts: fitting.watts } : null
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
