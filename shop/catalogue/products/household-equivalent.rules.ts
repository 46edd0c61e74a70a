import type { Category, Specs } from './product.rules.ts'

/** Efficiency of the inverter for a battery's usable energy. */
export const inverterEfficiency = 0.9
/** Sun hours a day in Cuba's worst month, and a panel's yield after dirt, heat and wiring. */
export const worstSunHours = 4.5
export const panelPerformance = 0.75
/** An inverter is loaded up to 1 / 1.25 of its rated power. */
const headroom = 1.25

/** Mean watts: the compressors of refrigerator and air conditioner run less than half of the time. */
const fan = 50
const refrigerator = 49.5
const airConditioner = 550

const runtimeLoads = {
  fan,
  refrigeratorAndFans: refrigerator + 2 * fan,
  houseWithAir: refrigerator + 2 * fan + airConditioner,
} as const
export type RuntimeLoad = keyof typeof runtimeLoads

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
      readonly hours: number
      /** Wh at the outlets, after all losses. */
      readonly outletWh: number
      readonly losses: 'inverter' | 'counted'
    }
  | { readonly kind: 'produces'; readonly whPerDay: number }
  | { readonly kind: 'moves'; readonly household: Household; readonly watts: number }

const figure = (specs: Specs, key: string): number => {
  const value = specs[key]
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0
}

const loadFor = (outletWh: number): RuntimeLoad => {
  if (outletWh < 1500) return 'fan'
  return outletWh < 6000 ? 'refrigeratorAndFans' : 'houseWithAir'
}

function stores(outletWh: number, losses: 'inverter' | 'counted'): HouseholdEquivalent | null {
  const load = loadFor(outletWh)
  const hours = Math.floor(outletWh / runtimeLoads[load])
  return hours < 1 ? null : { kind: 'stores', load, hours, outletWh: Math.floor(outletWh), losses }
}

function moves(specs: Specs): HouseholdEquivalent | null {
  const [continuous, surge] = [figure(specs, 'continuous_w'), figure(specs, 'surge_w')]
  const fitting = households.findLast(
    (one) => one.watts * headroom <= continuous && one.surge <= Math.max(surge, continuous),
  )
  return fitting ? { kind: 'moves', household: fitting.household, watts: fitting.watts } : null
}

const inCategory: Partial<Record<Category, (specs: Specs) => HouseholdEquivalent | null>> = {
  battery: (specs) => stores(figure(specs, 'usable_wh_90') * inverterEfficiency, 'inverter'),
  portable: (specs) => stores(figure(specs, 'usable_ac_wh'), 'counted'),
  kit: (specs) => stores(figure(specs, 'usable_wh'), 'counted'),
  inverter: moves,
  panel: (specs) => {
    const whPerDay = Math.floor(figure(specs, 'power_w') * worstSunHours * panelPerformance)
    return whPerDay > 0 ? { kind: 'produces', whPerDay } : null
  },
}

/**
 * What a product's figures run in a household, always rounded down; null where they run nothing by
 * themselves.
 */
export const householdEquivalent = (category: Category, specs: Specs): HouseholdEquivalent | null =>
  inCategory[category]?.(specs) ?? null

/** Daily yield of a kit's panels in the worst month; 0 without panels. */
export const dailyYield = (specs: Specs): number =>
  Math.floor(figure(specs, 'est_production_wh_day'))

export const kilograms = (pounds: number): number => pounds * 0.45359237
