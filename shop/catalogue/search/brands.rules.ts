import { fold } from '#kernel/text/fold.ts'
import type { ProductCategory } from '../products/product.rules.ts'

interface KnownBrand {
  readonly name: string
  /** What it is known for. */
  readonly family: ProductCategory
  /** Its name and those of its models, as people type them, without accents. */
  readonly typed: RegExp
}

/** Brands that people ask for by name; whether the shop sells one is asked of its products. */
const knownBrands: readonly KnownBrand[] = [
  {
    name: 'EcoFlow',
    family: 'portable',
    typed: /\b(?:eco ?flow|(?:delta|river) ?(?:\d+|pro|max|mini)(?: (?:pro|max|plus))?)\b/g,
  },
  {
    name: 'Bluetti',
    family: 'portable',
    typed: /\b(?:bluetti|ac(?:180|200)\w?|eb ?\d{1,2}a)\b/g,
  },
  { name: 'Jackery', family: 'portable', typed: /\b(?:jackery|explorer ?\d{3,4})\b/g },
  { name: 'Anker', family: 'portable', typed: /\b(?:anker|solix(?: ?[cf]\d+)?)\b/g },
  {
    name: 'Victron',
    family: 'inverter',
    typed: /\b(?:victron(?: energy)?|multiplus|quattro)\b/g,
  },
  { name: 'Growatt', family: 'inverter', typed: /\bgrowatt\b/g },
  { name: 'Deye', family: 'inverter', typed: /\bdeye\b/g },
  { name: 'Pylontech', family: 'battery', typed: /\bpylontech\b/g },
]

export interface NamedBrand {
  readonly name: string
  readonly family: ProductCategory
  /** What was typed besides it. */
  readonly rest: string
}

/** The brand that a search names; null for every other search. */
export function brandIn(search: string): NamedBrand | null {
  const text = fold(search)
  const found = knownBrands.find(({ typed }) => text.search(typed) >= 0)
  if (!found) return null
  const rest = text.replace(found.typed, ' ').replace(/\s+/g, ' ').trim()
  return { name: found.name, family: found.family, rest }
}
