import { nounsIn } from '../understanding/categories.rules.ts'
import type { Read } from '../understanding/understanding.rules.ts'
import type { Offer } from './offer.rules.ts'

/** A size in which products of a kind are sold. */
export interface AskedSize {
  readonly value: number
  readonly unit: string
}

const bare =
  /^(?:[a-z]* )?(?:[a-z]+ ){0,1}(?:de |of )?(\d{1,5})(?= )(?! ?(?:metro|pie|feet|meter|hora|hour|dia|day|ano|year|volt|v ))/
const outputs: ReadonlySet<number> = new Set([110, 120, 220, 240])
const atLeast = /por lo menos|minimo|al menos|at least|mas de|more than|o mas|hasta|menos de|under/

/** 'paneles de 1000 W', 'cable de 6'; a voltage alone is none. */
export function sizeAskedIn({ productText, quantities, text }: Read): AskedSize | null {
  if (atLeast.test(text)) return null
  const own = quantities.find(({ unit }) => unit === 'W' || unit === 'Ah')
  if (own) return own
  const [noun] = nounsIn(productText)
  const found = noun && bare.exec(`${productText.slice(noun.end)} `)
  return found && !outputs.has(Number(found[1])) ? { value: Number(found[1]), unit: '' } : null
}

const tolerance = 0.03
/** How far the nearest of a product's figures is from a size, as a ratio. */
const distance = ({ bare: figures }: Offer, { value }: AskedSize): number =>
  Math.min(...[...figures].filter((one) => one > 0).map((one) => Math.abs(Math.log(one / value))))

/** The products nearest to a size that none of them has; null where one has it. */
export function nearestInSize(offers: readonly Offer[], size: AskedSize): readonly Offer[] | null {
  const sorted = offers
    .map((offer) => ({ offer, distance: distance(offer, size) }))
    .sort((a, b) => a.distance - b.distance)
  if (!sorted[0] || sorted[0].distance <= tolerance) return null
  return sorted.slice(0, 3).map(({ offer }) => offer)
}
