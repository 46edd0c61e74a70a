import { z } from 'zod'
import { browsableCategories, type Category } from './product.rules.ts'

export const sorts = [
  'match',
  'price',
  'price-desc',
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

const figure = z.coerce.string().transform((text) => {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(number) && number >= 0 && number <= 1_000_000
    ? Math.round(number)
    : null
})
const optionalFigure = figure.nullable().catch(null)

const listing = z.object({
  search: z.string().transform(cleanSearch).catch(''),
  category: z.enum(browsableCategories).nullable().catch(null),
  minPrice: optionalFigure,
  maxPrice: optionalFigure,
  minW: optionalFigure,
  maxW: optionalFigure,
  minWh: optionalFigure,
  maxWh: optionalFigure,
  voltage: z.coerce.number().pipe(z.literal(voltages)).nullable().catch(null),
  onlyAvailable: z
    .literal('1')
    .transform(() => true)
    .catch(false),
  sort: z.enum(sorts).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
})
export type Listing = Omit<z.infer<typeof listing>, 'sort'> & { readonly sort: Sort }

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

export const defaultSort = ({ search }: Pick<Listing, 'search'>): Sort =>
  search === '' ? 'price' : 'match'

/** Leaves out what says nothing about the chosen family, so that no hidden filter empties a page. */
function sensible(wanted: Omit<Listing, 'sort'> & { sort: Sort | null }): Listing {
  const { power, energy, voltage, sorts: fitting } = sensibleFor(wanted)
  const sort = wanted.sort && fitting.includes(wanted.sort) ? wanted.sort : defaultSort(wanted)
  return {
    ...wanted,
    ...(power ? {} : { minW: null, maxW: null }),
    ...(energy ? {} : { minWh: null, maxWh: null }),
    ...(voltage ? {} : { voltage: null }),
    sort,
  }
}

/** Reads a listing from an address; what makes no sense there is left out, never refused. */
export function parseListing(
  parameters: URLSearchParams,
  given: Partial<Pick<Listing, 'category' | 'search'>> = {},
): Listing {
  const entries = Object.entries(listingParameters).map(([key, name]) => [
    key,
    parameters.get(name),
  ])
  return sensible(listing.parse({ ...Object.fromEntries(entries), ...given }))
}

export const emptyListing: Listing = parseListing(new URLSearchParams())

/** The address of a listing, in one fixed order and without what is at its default. */
export function listingQuery(wanted: Partial<Listing>): string {
  const defaults = { ...emptyListing, sort: defaultSort({ search: wanted.search ?? '' }) }
  const parameters = new URLSearchParams()
  for (const [key, name] of Object.entries(listingParameters)) {
    const value = wanted[key as keyof Listing]
    const isDefault = value === undefined || value === defaults[key as keyof Listing]
    if (!isDefault && value !== null) parameters.set(name, value === true ? '1' : String(value))
  }
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}
