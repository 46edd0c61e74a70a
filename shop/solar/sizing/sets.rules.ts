import type { Destination } from '#kernel/destination.ts'
import {
  type ProductSummary,
  priceFor,
  type Specs,
} from '#shop/catalogue/products/product.rules.ts'
import { type EnergySource, energySourceOf } from '#shop/electrical/runtime.rules.ts'
import { blackoutWh, criticalOf, dailyWh, type Load, simultaneousW, surgeW } from './loads.rules.ts'
import { panelW } from './panels.rules.ts'

export const levels = ['enough', 'recommended', 'ample'] as const
export type Level = (typeof levels)[number]

const factors = { enough: 1, recommended: 1.25, ample: 2 } as const
/** Off-grid, a larger panel reserve is recommended for cloudy days. */
const recommendedAlone = 1.5

/** The reserve of a level, as a factor of the requirement. */
export const factorOf = (level: Level, isAlone: boolean): number =>
  level === 'recommended' && isAlone ? recommendedAlone : factors[level]

/** The capabilities of a kit or station by its own figures. */
export interface Abilities extends EnergySource {
  readonly nominalWh: number
  readonly panelW: number
  readonly continuousW: number
  readonly surgeW: number
}

const figure = (specs: Specs, key: string): number => {
  const value = specs[key]
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0
}

/** Inverters for sale start motors of twice their power. */
const usualSurge = 2

export function abilitiesOf({
  category,
  specs,
}: Pick<ProductSummary, 'category' | 'specs'>): Abilities | null {
  const read = (key: string) => figure(specs, key)
  const kit = {
    nominalWh: read('wh_available'),
    panelW: read('pv_w'),
    continuousW: read('max_continuous_w'),
    surgeW: read('surge_w') || read('inverter_w') * usualSurge,
  }
  const station = {
    nominalWh: read('capacity_wh'),
    panelW: 0,
    continuousW: read('ac_output_w'),
    surgeW: read('surge_w'),
  }
  const found = category === 'kit' ? kit : category === 'portable' ? station : null
  const source = energySourceOf(category, specs)
  return found && source && found.continuousW > 0 ? { ...found, ...source } : null
}

/** The requirements for a set: critical loads during the blackout only. */
export interface Demand {
  readonly loads: readonly Load[]
  readonly blackoutHours: number
  readonly sunHours: number
  readonly panels: boolean
}

export const isAlone = ({ blackoutHours }: Pick<Demand, 'blackoutHours'>): boolean =>
  blackoutHours === 24

/** Capabilities relative to the requirement; 1 is exactly sufficient. */
export interface Cover {
  readonly energy: number
  readonly panels: number
  readonly power: number
  readonly surge: number
}

const share = (has: number, needs: number): number => (needs > 0 ? has / needs : Infinity)

export function coverOf(
  abilities: Abilities,
  { loads, blackoutHours, sunHours, panels }: Demand,
): Cover {
  const going = criticalOf(loads)
  const standby = abilities.standbyW * blackoutHours
  const energy = blackoutWh(loads, blackoutHours) + standby
  return {
    energy: share(abilities.outletWh, energy),
    panels: panels ? share(abilities.panelW, panelW(dailyWh(going) + standby, sunHours)) : Infinity,
    power: share(abilities.continuousW, simultaneousW(going)),
    surge: share(abilities.surgeW, surgeW(going)),
  }
}

const powerHeadroom = 1.25

/** The weakest capability at a level; 1 and above meets the level. */
const fitness = ({ energy, panels, power, surge }: Cover, factor: number): number =>
  Math.min(energy / factor, panels / factor, power / powerHeadroom, surge)

export interface ChosenSet {
  readonly product: ProductSummary
  readonly level: Level
  readonly abilities: Abilities
  readonly cover: Cover
  /** True when every requirement of the level is met. */
  readonly isMet: boolean
  /** True when the basic set meets the recommended level too. */
  readonly hasReserve: boolean
}

interface Candidate {
  readonly product: ProductSummary
  readonly abilities: Abilities
  readonly cover: Cover
  readonly price: number
}

function candidatesOf(
  products: readonly ProductSummary[],
  demand: Demand,
  destination: Destination,
) {
  return products
    .flatMap((product): Candidate[] => {
      const [abilities, price] = [abilitiesOf(product), priceFor(product, destination)]
      if (!abilities || price === null) return []
      // no panels are offered where none can be mounted
      if (!demand.panels && abilities.panelW > 0) return []
      return [{ product, abilities, cover: coverOf(abilities, demand), price }]
    })
    .sort((a, b) => a.price - b.price)
}

const hasMore = (one: Candidate, than: Candidate): boolean =>
  one.price > than.price &&
  one.abilities.outletWh >= than.abilities.outletWh &&
  one.abilities.panelW >= than.abilities.panelW

/** The lowest-priced set that meets the level, else the closest one. */
function choose(candidates: readonly Candidate[], factor: number): Candidate | undefined {
  const meeting = candidates.find(({ cover }) => fitness(cover, factor) >= 1)
  return (
    meeting ??
    [...candidates].sort((a, b) => fitness(b.cover, factor) - fitness(a.cover, factor))[0]
  )
}

/** Up to three sets for sale, each larger than the previous one. */
export function chooseSets(
  products: readonly ProductSummary[],
  demand: Demand,
  destination: Destination,
): ChosenSet[] {
  const all = candidatesOf(products, demand, destination)
  const chosen: (Candidate & { level: Level })[] = []
  for (const level of levels) {
    const last = chosen.at(-1)
    const left = last ? all.filter((one) => hasMore(one, last)) : all
    const found = choose(left, factorOf(level, isAlone(demand)))
    if (found) chosen.push({ ...found, level })
  }
  return chosen.map(({ product, abilities, cover, level }) => {
    const meets = (one: Level) => fitness(cover, factorOf(one, isAlone(demand))) >= 1
    const hasReserve = level === 'enough' && meets('recommended')
    return { product, level, abilities, cover, isMet: meets(level), hasReserve }
  })
}
