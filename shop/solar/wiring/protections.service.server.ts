import type { Needs } from '#platform/ctx.ts'
import { type ProductSummary, priceFor } from '#shop/catalogue/products/product.rules.ts'
import { needsDirectRcd, needsEarth } from '#shop/electrical/wiring/sheet-needs.rules.ts'
import type { WiringSheet } from '#shop/electrical/wiring/wiring-facts.rules.ts'
import { placeFactsOf } from '../system/system-demand.rules.ts'
import { shortageOfParts } from './shortage.service.server.ts'
import { wiringSheetOfParts } from './wiring.service.server.ts'

/** Whether something that protects people comes with it, is bought apart, or has no place there. */
export type Protection = 'included' | 'bought' | 'needless'

/** What is said of every kit and station that is compared, so that none looks cheaper by what it leaves out. */
export interface Protections {
  readonly rcd: Protection
  readonly earth: Protection
  /** Cents, with what its wiring sheet asks for and is for sale. */
  readonly installedPrice: number | null
}

const whether = (isHeld: boolean, isNeeded: boolean): Protection => {
  if (isHeld) return 'included'
  return isNeeded ? 'bought' : 'needless'
}

const plugged = { rcd: 'needless', earth: 'needless' } as const

const ofSheet = (sheet: WiringSheet) => ({
  rcd: whether(sheet.rcd !== null, sheet.kind === 'hybrid' || needsDirectRcd(sheet)),
  earth: whether(sheet.hasEarthRod, needsEarth(sheet)),
})

/** Residual current device and earth of a kit or a station; null of parts, which are no source by themselves. */
export async function protectionsOf(
  ctx: Needs<'locale' | 'destination'>,
  product: ProductSummary,
): Promise<Protections | null> {
  const place = placeFactsOf(ctx.destination === 'usa' ? 'US' : null)
  if (!place || (product.category !== 'kit' && product.category !== 'portable')) return null
  const price = priceFor(product, ctx.destination)
  // devices are plugged into a station, which has no sheet without panels
  if (product.category === 'portable') return { ...plugged, installedPrice: price }
  const listed = [{ sku: product.sku, quantity: 1 }]
  const sheet = await wiringSheetOfParts(ctx, listed, place)
  if (!sheet) return null
  const shortage = await shortageOfParts(ctx, listed, place)
  return {
    ...ofSheet(sheet),
    installedPrice: price === null ? null : price + (shortage?.price ?? 0),
  }
}
