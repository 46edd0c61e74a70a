import type { Destination } from '#kernel/destination.ts'
import { chosen } from '#kernel/text/text-input.ts'
import type { Compared } from '../fields/shown-field.rules.ts'
import { type SpecKey, specKeys, specOf } from '../fields/specs.rules.ts'
import {
  isSummaryField,
  summaryFieldNames,
  summaryFieldOf,
} from '../fields/summary-fields.rules.ts'
import { centsPerUsableWh, type ProductSummary, type SpecValue } from './product.rules.ts'

export const maxCompared = 4
const maxListLength = 40

export const comparePath = '/comparar'

export interface RequestedComparison {
  readonly slugs: readonly string[]
  /** How many requested products exceed the limit. */
  readonly cut: number
  /** True when the URL contains `add` and should be redirected to its canonical form. */
  readonly isAdding: boolean
}

/** Parses `ids` (comma separated, repeatable) and `add`; takes the first four different ones. */
export function requestedComparison(parameters: URLSearchParams): RequestedComparison {
  const added = parameters.getAll('add').filter((slug) => chosen(slug.trim()) !== '')
  const requested = [...parameters.getAll('ids').flatMap((ids) => ids.split(',')), ...added]
  const clean = requested.map((slug) => slug.trim()).filter((slug) => slug !== '')
  const slugs = [...new Set(clean)].slice(0, maxListLength)
  return {
    slugs: slugs.slice(0, maxCompared),
    cut: Math.max(0, slugs.length - maxCompared),
    isAdding: parameters.has('add'),
  }
}

export const compareQuery = (slugs: readonly string[]): string =>
  slugs.length === 0 ? '' : `?ids=${slugs.map(encodeURIComponent).join(',')}`

interface Measure extends Compared {
  /** A figure of the summary, or the row of a specification. */
  readonly figure: string
  /** Alternative specifications; the first known one is compared. */
  readonly specs: readonly SpecKey[]
}

const numberOf = (value: SpecValue | undefined): number | null =>
  typeof value === 'number' ? value : null

const ofSummaries = summaryFieldNames.flatMap((figure): Measure[] => {
  const { compare } = summaryFieldOf(figure)
  return compare ? [{ ...compare, figure, specs: [] }] : []
})

function ofSpecs(): Measure[] {
  const rows = new Map<string, Measure>()
  for (const key of specKeys) {
    const { compare } = specOf(key)
    const figure = compare?.row ?? key
    const specs = [...(rows.get(figure)?.specs ?? []), key]
    if (compare) rows.set(figure, { ...compare, figure, specs })
  }
  return [...rows.values()]
}

const measures = [...ofSummaries, ...ofSpecs()].sort((one, other) => one.place - other.place)

/** Where it is not sold it has no price. */
const isElsewhereOnly = (figure: string, { availableFor }: ProductSummary): boolean =>
  (figure === 'priceUsa' && availableFor === 'cuba') ||
  (figure === 'priceCuba' && availableFor === 'usa')

function figureIn({ figure, specs }: Measure, product: ProductSummary, destination: Destination) {
  if (!isSummaryField(figure))
    return specs.map((key) => numberOf(product.specs[key])).find((value) => value !== null) ?? null
  if (isElsewhereOnly(figure, product)) return null
  return figure === 'pricePerWh' ? centsPerUsableWh(product, destination) : product[figure]
}

export interface ComparedRow {
  readonly figure: string
  /** The specification that provides label and unit; null for a figure of the summary. */
  readonly spec: SpecKey | null
  readonly values: readonly (number | null)[]
  /** Whether each value is the best of its row; none is when all are equal or only one is known. */
  readonly best: readonly boolean[]
  readonly allEqual: boolean
}

/** Whether the products are of the same kind and size, so that less money or weight is an advantage. */
const areOfOneSize = (products: readonly ProductSummary[]): boolean =>
  new Set(products.map(({ category, energyWh, powerW }) => `${category} ${energyWh} ${powerW}`))
    .size === 1

function bestOf(values: readonly (number | null)[], better: Compared['better']): boolean[] {
  const known = values.filter((value) => value !== null)
  if (!better || new Set(known).size < 2) return values.map(() => false)
  const best = better === 'least' ? Math.min(...known) : Math.max(...known)
  return values.map((value) => value === best)
}

/** Of a battery's usable energy, what its inverter lets arrive at the outlets. */
const throughInverter = 0.9
const atOutlets: readonly string[] = ['usableWh', 'pricePerWh']

/** Beside what has an inverter, a battery counts with what would reach the outlets, too. */
const atOutlet = (product: ProductSummary): ProductSummary =>
  product.category === 'battery' && product.usableWh
    ? { ...product, usableWh: Math.floor(product.usableWh * throughInverter) }
    : product

/** The products' figures side by side; empty rows are left out. */
export function compareRows(
  products: readonly ProductSummary[],
  destination: Destination,
): ComparedRow[] {
  const isOneSize = areOfOneSize(products)
  const batteries = products.filter(({ category }) => category === 'battery').length
  const isMixed = batteries > 0 && batteries < products.length
  return measures
    .map((measure) => {
      const { figure, specs, growsWithSize } = measure
      const isOutlet = isMixed && atOutlets.includes(figure)
      const better = isOutlet || (growsWithSize && !isOneSize) ? undefined : measure.better
      const values = (isOutlet ? products.map(atOutlet) : products).map((product) =>
        figureIn(measure, product, destination),
      )
      const allEqual = products.length > 1 && new Set(values).size === 1
      return { figure, spec: specs[0] ?? null, values, best: bestOf(values, better), allEqual }
    })
    .filter((row) => row.values.some((value) => value !== null))
}
