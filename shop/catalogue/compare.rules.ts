import type { Destination } from '#kernel/destination.ts'
import { centsPerUsableWh, type ProductSummary, type SpecValue } from './product.rules.ts'

export const mostCompared = 4
const longestList = 40

export const comparePath = '/comparar'

export interface WantedComparison {
  readonly slugs: readonly string[]
  /** How many more were asked for than fit side by side. */
  readonly cut: number
  /** True when the address has a product to be added and should be tidied. */
  readonly isAdding: boolean
}

/** Reads `ids` (comma separated, may repeat) and `add`; the first four different ones are taken. */
export function wantedComparison(parameters: URLSearchParams): WantedComparison {
  const added = parameters.getAll('add').filter((slug) => slug.trim() !== '')
  const asked = [...parameters.getAll('ids').flatMap((ids) => ids.split(',')), ...added]
  const clean = asked.map((slug) => slug.trim()).filter((slug) => slug !== '')
  const slugs = [...new Set(clean)].slice(0, longestList)
  return {
    slugs: slugs.slice(0, mostCompared),
    cut: Math.max(0, slugs.length - mostCompared),
    isAdding: parameters.has('add'),
  }
}

export const compareQuery = (slugs: readonly string[]): string =>
  slugs.length === 0 ? '' : `?ids=${slugs.map(encodeURIComponent).join(',')}`

type Better = 'least' | 'most'

interface Measure {
  readonly read: (product: ProductSummary, destination: Destination) => number | null
  readonly better?: Better
}

const numberOf = (value: SpecValue | undefined): number | null =>
  typeof value === 'number' ? value : null

const firstSpec =
  (...keys: readonly string[]) =>
  ({ specs }: ProductSummary): number | null =>
    keys.map((key) => numberOf(specs[key])).find((value) => value !== null) ?? null

const measures = {
  priceCuba: { read: (product) => product.priceCuba, better: 'least' },
  priceUsa: { read: (product) => product.priceUsa, better: 'least' },
  pricePerWh: { read: centsPerUsableWh, better: 'least' },
  usableWh: { read: (product) => product.usableWh, better: 'most' },
  energyWh: { read: (product) => product.energyWh, better: 'most' },
  powerW: { read: (product) => product.powerW, better: 'most' },
  surgeW: { read: firstSpec('surge_w'), better: 'most' },
  voltageV: { read: (product) => product.voltageV },
  weightLbs: { read: (product) => product.weightLbs, better: 'least' },
  cycles: { read: firstSpec('cycles_80dod', 'cycles_80pct'), better: 'most' },
  warrantyYears: { read: firstSpec('warranty_years', 'product_warranty_years'), better: 'most' },
} as const satisfies Record<string, Measure>

export type ComparedFigure = keyof typeof measures

export interface ComparedRow {
  readonly figure: ComparedFigure
  readonly values: readonly (number | null)[]
  /** Whether each value is the best of its row; none is where all are equal or there is nothing to beat. */
  readonly best: readonly boolean[]
  readonly allEqual: boolean
}

function bestOf(values: readonly (number | null)[], better: Better | undefined): boolean[] {
  const known = values.filter((value) => value !== null)
  if (!better || new Set(known).size < 2) return values.map(() => false)
  const best = better === 'least' ? Math.min(...known) : Math.max(...known)
  return values.map((value) => value === best)
}

/** The figures of the products side by side; rows that none of them has are left out. */
export function compareRows(
  products: readonly ProductSummary[],
  destination: Destination,
): ComparedRow[] {
  return (Object.keys(measures) as ComparedFigure[])
    .map((figure) => {
      const { read, better }: Measure = measures[figure]
      const values = products.map((product) => read(product, destination))
      const allEqual = products.length > 1 && new Set(values).size === 1
      return { figure, values, best: bestOf(values, better), allEqual }
    })
    .filter((row) => row.values.some((value) => value !== null))
}
