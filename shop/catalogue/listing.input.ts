import { z } from 'zod'
import { browsableCategories } from './product.rules.ts'

export const sorts = ['price', 'price-desc', 'name', 'power', 'energy', 'wh-price'] as const
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
  sort: z.enum(sorts).catch('price'),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
})
export type Listing = z.infer<typeof listing>

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

/** Reads a listing from an address; what makes no sense there is left out, never refused. */
export function parseListing(parameters: URLSearchParams): Listing {
  const entries = Object.entries(listingParameters).map(([key, name]) => [
    key,
    parameters.get(name),
  ])
  return listing.parse(Object.fromEntries(entries))
}

export const emptyListing: Listing = parseListing(new URLSearchParams())

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
