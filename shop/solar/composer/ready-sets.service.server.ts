import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import type { Level } from '#shop/electrical/composer/levels.rules.ts'
import type { Runtime } from '#shop/electrical/runtime.rules.ts'
import type { Calculation } from '../calculator/calculation.rules.ts'
import { askedBy, type CatalogueCtx, sold } from '../calculator/calculator.service.server.ts'
import { composeSets } from './compose.service.server.ts'
import { prospectsOf, sunOn } from './set-prospects.rules.ts'

/** A kit or station for a calculation, as it is sold. */
export interface ReadySet {
  readonly product: ProductSummary
  readonly level: Level
  readonly runtime: Runtime
  readonly panelShare: number
  readonly isMet: boolean
}

/** Up to three kits or stations; the nearest one when none does all. */
export async function readySetsFor(
  ctx: CatalogueCtx,
  calculation: Calculation,
): Promise<ReadySet[]> {
  const asked = askedBy(ctx, calculation)
  if (!asked) return []
  const composed = await composeSets(ctx, { ...asked, budget: null, isReadyOnly: true })
  const { sets, nearMiss } = composed
  const near = nearMiss ? [{ level: 'enough' as const, set: nearMiss.set, isMet: false }] : []
  return [...sets.map((one) => ({ ...one, isMet: true })), ...near].flatMap((one): ReadySet[] => {
    const { level, set, isMet } = one
    const { lines, runtime } = sold(set, composed, asked, ctx.locale)
    const sun = sunOn(calculation, calculation.place, asked.place.sunHours)
    const prospects = prospectsOf(set, asked.need, sun)
    const [line] = lines
    if (!line) return []
    const panelShare = prospects?.worstSun ?? 0
    return [{ product: line.product, level, runtime, panelShare, isMet }]
  })
}
