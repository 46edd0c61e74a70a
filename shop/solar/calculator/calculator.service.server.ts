import type { Needs } from '#platform/ctx.ts'
import { listProducts, partsInKit } from '#shop/catalogue/catalogue.service.server.ts'
import type { KitPart, ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { emptyListing, type Listing } from '#shop/catalogue/search/listing.rules.ts'
import { type Runtime, runtimeOf } from '#shop/electrical/runtime.rules.ts'
import { gridChargeH } from '../sizing/battery.rules.ts'
import { blackoutWh, criticalOf, simultaneousW, surgeW } from '../sizing/loads.rules.ts'
import { panelYieldWh } from '../sizing/panels.rules.ts'
import { gridCharge, partFigures } from '../sizing/set-parts.rules.ts'
import { type ChosenSet, chooseSets, type Demand } from '../sizing/sets.rules.ts'
import { sunHoursAt } from '../sizing/sun-hours.rules.ts'
import { type Calculation, loadsOf } from './calculation.rules.ts'
import { dayOf, type Hour } from './day.rules.ts'
import { type SetWarning, setWarnings } from './warnings.rules.ts'

type CatalogueCtx = Needs<'locale' | 'destination'>

/** A set for sale with its performance in this house. */
export interface OfferedSet extends Omit<ChosenSet, 'abilities' | 'cover'> {
  readonly surgeW: number
  readonly continuousW: number
  /** Hours the critical loads run on a full battery. */
  readonly runtime: Runtime
  readonly panelWhPerDay: number
  /** Percent of a day's critical consumption. */
  readonly panelShare: number
  /** Percent of the battery that the grid recharges in four hours; null where it cannot. */
  readonly refill: number | null
  readonly warnings: readonly SetWarning[]
  readonly day: DayDrawing
}

/** The hours of a day for the drawing: whole watts and percent. */
export interface DayDrawing {
  readonly sun: readonly number[]
  readonly load: readonly number[]
  readonly level: readonly number[]
  readonly unmet: number
}

const shortVisit = 4
const drawn = (hours: readonly Hour[]): DayDrawing => ({
  sun: hours.map(({ sun }) => Math.round(sun)),
  load: hours.map(({ load }) => Math.round(load)),
  level: hours.map(({ level }) => Math.round(level * 100)),
  unmet: Math.round(hours.reduce((sum, { unmet }) => sum + unmet, 0)),
})

export const demandOf = (calculation: Calculation): Demand => ({
  loads: loadsOf(calculation),
  blackoutHours: calculation.blackoutHours,
  sunHours: sunHoursAt(calculation.place, calculation.month),
  panels: calculation.panels,
})

/** The lowest-priced sufficient candidates and the largest ones, a limited number of the catalogue. */
async function poolFor(ctx: CatalogueCtx, demand: Demand): Promise<ProductSummary[]> {
  const min = Math.floor(blackoutWh(demand.loads, demand.blackoutHours))
  const requested: Partial<Listing>[] = [{ minWh: min }, { sort: 'energy' }]
  const categories = demand.panels ? (['kit'] as const) : (['kit', 'portable'] as const)
  const found = await Promise.all(
    categories.flatMap((category) =>
      requested.map((part) =>
        listProducts(ctx, { ...emptyListing, category, onlyAvailable: true, ...part }),
      ),
    ),
  )
  const products = found.flatMap((page) => page.products)
  return [...new Map(products.map((product) => [product.id, product])).values()]
}

function offered(
  chosen: ChosenSet,
  parts: readonly KitPart[],
  calculation: Calculation,
): OfferedSet {
  const { product, level, isMet, hasReserve, abilities, cover } = chosen
  const demand = demandOf(calculation)
  const loads = loadsOf(calculation)
  const going = criticalOf(loads)
  const known = partFigures(product, parts)
  const charge = gridCharge(product, parts)
  const wh = panelYieldWh(abilities.panelW, demand.sunHours)
  const requested = { surgeW: surgeW(going), simultaneousW: simultaneousW(going) }
  const refillH = charge.watts > 0 ? gridChargeH(abilities.nominalWh, charge.watts) : null
  const system = {
    ...demand,
    ...abilities,
    chemistry: 'lifepo4' as const,
    chargerW: charge.watts,
  }
  return {
    product,
    level,
    isMet,
    hasReserve,
    surgeW: known.surgeW ?? abilities.surgeW,
    continuousW: abilities.continuousW,
    runtime: runtimeOf(abilities, blackoutWh(loads, demand.blackoutHours) / demand.blackoutHours),
    panelWhPerDay: Math.floor(wh),
    panelShare: Number.isFinite(cover.panels) ? Math.floor(cover.panels * 100) : 0,
    refill: refillH === null ? null : Math.min(100, Math.floor((shortVisit / refillH) * 100)),
    warnings: setWarnings(
      { ...requested, ...abilities, surgeW: requested.surgeW, wantsPanels: calculation.panels },
      known,
    ),
    day: drawn(dayOf(loads, system)),
  }
}

/** Up to three sets for a calculation, each with its performance. */
export async function setsFor(ctx: CatalogueCtx, calculation: Calculation): Promise<OfferedSet[]> {
  const demand = demandOf(calculation)
  if (demand.loads.length === 0) return []
  const chosen = chooseSets(await poolFor(ctx, demand), demand, ctx.destination)
  return Promise.all(
    chosen.map(async (set) => offered(set, await partsInKit(ctx, set.product), calculation)),
  )
}
