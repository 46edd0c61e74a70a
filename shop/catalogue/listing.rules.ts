import type { Category, Family } from './product.rules.ts'

export const sorts = [
  'price',
  'price-desc',
  'match',
  'name',
  'power',
  'energy',
  'wh-price',
] as const
export type Sort = (typeof sorts)[number]
export const voltages = [12, 24, 48] as const

export const pageSize = 24
export const longestSearch = 100

/** Control characters cannot be stored or searched; the rest is taken as typed. */
export const cleanSearch = (text: string): string =>
  text
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, longestSearch)

export interface Listing {
  readonly search: string
  readonly category: Family | null
  readonly minPrice: number | null
  readonly maxPrice: number | null
  readonly minW: number | null
  readonly maxW: number | null
  readonly minWh: number | null
  readonly maxWh: number | null
  readonly voltage: (typeof voltages)[number] | null
  readonly onlyAvailable: boolean
  readonly sort: Sort
  readonly page: number
}

export const listingParameters = {
  search: 'search',
  category: 'category',
  minPrice: 'min_price',
  maxPrice: 'max_price',
  minW: 'min_w',
  maxW: 'max_w',
  minWh: 'min_wh',
  maxWh: 'max_wh',
  voltage: 'voltage',
  onlyAvailable: 'available',
  sort: 'sort',
  page: 'page',
} as const satisfies Record<keyof Listing, string>

export const filterNames = [
  'minPrice',
  'maxPrice',
  'minW',
  'maxW',
  'minWh',
  'maxWh',
  'voltage',
  'onlyAvailable',
] as const
export type FilterName = (typeof filterNames)[number]

/** The filters that are set, in the order of the form. */
export const activeFilters = (wanted: Listing): FilterName[] =>
  filterNames.filter((name) => wanted[name] !== null && wanted[name] !== false)

export const without = (wanted: Listing, name: FilterName): Listing => ({
  ...wanted,
  [name]: name === 'onlyAvailable' ? false : null,
  page: 1,
})

export const withoutFilters = ({ search, category, sort }: Listing): Listing => ({
  ...emptyListing,
  search,
  category,
  sort,
})

const withPower: readonly (Category | null)[] = [null, 'kit', 'panel', 'inverter', 'portable']
const withEnergy: readonly (Category | null)[] = [null, 'kit', 'battery', 'portable']
const withUsableEnergy: readonly (Category | null)[] = ['kit', 'battery', 'portable']
const withVoltage: readonly (Category | null)[] = [null, 'battery', 'inverter']

export interface SensibleFor {
  readonly power: boolean
  readonly energy: boolean
  readonly voltage: boolean
  readonly sorts: readonly Sort[]
}

/** The filters and orders that say something about a family, or about the whole catalogue. */
export function sensibleFor({
  category,
  search,
}: Pick<Listing, 'category' | 'search'>): SensibleFor {
  const power = withPower.includes(category)
  const energy = withEnergy.includes(category)
  const isSensible: Partial<Record<Sort, boolean>> = {
    match: search !== '',
    power,
    energy,
    'wh-price': withUsableEnergy.includes(category),
  }
  return {
    power,
    energy,
    voltage: withVoltage.includes(category),
    sorts: sorts.filter((sort) => isSensible[sort] ?? true),
  }
}

/** The order of every list, searches included, unless another one is asked. */
export const defaultSort: Sort = 'price'

/** Leaves out what says nothing about the chosen family, so that no hidden filter empties a page. */
export function sensible(wanted: Omit<Listing, 'sort'> & { sort: Sort | null }): Listing {
  const { power, energy, voltage, sorts: fitting } = sensibleFor(wanted)
  const sort = wanted.sort && fitting.includes(wanted.sort) ? wanted.sort : defaultSort
  return {
    ...wanted,
    ...(power ? {} : { minW: null, maxW: null }),
    ...(energy ? {} : { minWh: null, maxWh: null }),
    ...(voltage ? {} : { voltage: null }),
    sort,
  }
}

/** The whole catalogue, cheapest first. */
export const emptyListing: Listing = {
  search: '',
  category: null,
  minPrice: null,
  maxPrice: null,
  minW: null,
  maxW: null,
  minWh: null,
  maxWh: null,
  voltage: null,
  onlyAvailable: false,
  sort: defaultSort,
  page: 1,
}

/** The address of a listing, in one fixed order and without what is at its default. */
export function listingQuery(wanted: Partial<Listing>): string {
  const parameters = new URLSearchParams()
  for (const [key, name] of Object.entries(listingParameters)) {
    const value = wanted[key as keyof Listing]
    const isDefault = value === undefined || value === emptyListing[key as keyof Listing]
    if (!isDefault && value !== null) parameters.set(name, value === true ? '1' : String(value))
  }
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}
