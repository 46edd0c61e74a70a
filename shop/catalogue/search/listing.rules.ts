import {
  type FilteredName,
  type FilterLimit,
  figureFilters,
} from '../fields/figure-filters.rules.ts'
import { summaryFields } from '../fields/summary-fields.rules.ts'
import type { Category, ProductCategory } from '../products/product.rules.ts'

export const sorts = [
  'families',
  'price',
  'price-desc',
  'match',
  'name',
  'power',
  'energy',
  'wh-price',
] as const
export type Sort = (typeof sorts)[number]
export const voltages = summaryFields.voltageV.choice.options

export const pageSize = 24
export const maxSearchLength = 100

/** Removes control characters, which can be neither stored nor searched. */
export const cleanSearch = (text: string): string =>
  text
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, maxSearchLength)

export interface Listing extends Readonly<Record<Limit, number | null>> {
  readonly search: string
  readonly category: ProductCategory | null
  readonly voltage: (typeof voltages)[number] | null
  readonly onlyAvailable: boolean
  readonly sort: Sort
  readonly page: number
}

/** Minimum and maximum of a figure in the list. */
export type Limit = 'minPrice' | 'maxPrice' | FilterLimit
export const limits: readonly Limit[] = [
  'minPrice',
  'maxPrice',
  ...figureFilters.flatMap(({ min, max }) => [min, max]),
]

/** 'minWh' becomes the parameter min_wh. */
const parameterOf = (limit: Limit): string =>
  limit.replace(/[A-Z]/g, (email) => `_${email.toLowerCase()}`)

const each = <Value>(valueFor: (limit: Limit) => Value): Readonly<Record<Limit, Value>> =>
  Object.fromEntries(limits.map((limit) => [limit, valueFor(limit)])) as Record<Limit, Value>

export const listingParameters: Readonly<Record<keyof Listing, string>> = {
  search: 'search',
  category: 'category',
  ...each(parameterOf),
  voltage: 'voltage',
  onlyAvailable: 'available',
  sort: 'sort',
  page: 'page',
}

export type FilterName = Limit | 'voltage' | 'onlyAvailable'
const filterNames: readonly FilterName[] = [...limits, 'voltage', 'onlyAvailable']

/** The active filters, in the order of the form. */
export const activeFilters = (requested: Listing): FilterName[] =>
  filterNames.filter((name) => requested[name] !== null && requested[name] !== false)

export const without = (requested: Listing, name: FilterName): Listing => ({
  ...requested,
  [name]: name === 'onlyAvailable' ? false : null,
  page: 1,
})

export const withoutFilters = ({ search, category, sort }: Listing): Listing => ({
  ...emptyListing,
  search,
  category,
  sort,
})

/** Whether a filter applies to a category, or to the whole catalogue. */
const fits = (filter: { readonly categories: readonly Category[] }, category: Category | null) =>
  category === null || filter.categories.includes(category)

/** The figure filters that apply. */
export const fittingFilters = (category: ProductCategory | null) =>
  figureFilters.filter((filter) => fits(filter, category))

const withUsableEnergy: readonly (Category | null)[] = ['kit', 'battery', 'portable']

export interface SensibleFor {
  /** Limits of the input fields. */
  readonly limits: readonly Limit[]
  readonly voltage: boolean
  readonly sorts: readonly Sort[]
}

/** The filters and orders that apply to a category, or to the whole catalogue. */
export function sensibleFor({
  category,
  search,
}: Pick<Listing, 'category' | 'search'>): SensibleFor {
  const fitting = fittingFilters(category)
  const isBy = (name: FilteredName) => fitting.some((filter) => filter.name === name)
  const isSensible: Partial<Record<Sort, boolean>> = {
    families: category === null && search === '',
    match: search !== '',
    power: isBy('powerW'),
    energy: isBy('energyWh'),
    'wh-price': withUsableEnergy.includes(category),
  }
  return {
    limits: ['minPrice', 'maxPrice', ...fitting.flatMap(({ min, max }) => [min, max])],
    voltage: fits(summaryFields.voltageV.choice, category),
    sorts: sorts.filter((sort) => isSensible[sort] ?? true),
  }
}

/** A search by likeness, the whole catalogue by families, and a family from its cheapest. */
export const defaultSort = ({ category, search }: Pick<Listing, 'category' | 'search'>): Sort =>
  search !== '' ? 'match' : category === null ? 'families' : 'price'

/** Removes filters that do not apply to the category, so that no hidden filter empties a page. */
export function sensible(requested: Omit<Listing, 'sort'> & { sort: Sort | null }): Listing {
  const { limits: request, voltage, sorts: fitting } = sensibleFor(requested)
  const sort =
    requested.sort && fitting.includes(requested.sort) ? requested.sort : defaultSort(requested)
  return {
    ...requested,
    ...each((limit) => (request.includes(limit) ? requested[limit] : null)),
    ...(voltage ? {} : { voltage: null }),
    sort,
  }
}

/** The same listing in another family or without its search; an order that nobody chose is not taken along. */
export function elsewhere(
  requested: Listing,
  change: Partial<Pick<Listing, 'category' | 'search'>>,
): Listing {
  const sort = requested.sort === defaultSort(requested) ? null : requested.sort
  return sensible({ ...requested, ...change, sort, page: 1 })
}

/** The whole catalogue, family by family. */
export const emptyListing: Listing = {
  search: '',
  category: null,
  ...each(() => null),
  voltage: null,
  onlyAvailable: false,
  sort: 'families',
  page: 1,
}

/** The query string of a listing, in a fixed order and without defaults. */
export function listingQuery(requested: Partial<Listing>): string {
  const parameters = new URLSearchParams()
  const { category = null, search = '' } = requested
  const place = { category, search }
  const isChosen = requested.sort && sensibleFor(place).sorts.includes(requested.sort)
  const open = { ...emptyListing, sort: isChosen ? defaultSort(place) : requested.sort }
  for (const [key, name] of Object.entries(listingParameters)) {
    const value = requested[key as keyof Listing]
    const isDefault = value === undefined || value === open[key as keyof Listing]
    if (!isDefault && value !== null) parameters.set(name, value === true ? '1' : String(value))
  }
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}
