import { type Listing, listingQuery } from './listing.rules.ts'
import { browsableCategories, type Family } from './product.rules.ts'

export const families: readonly Family[] = browsableCategories

/** An address under which products are listed. */
export interface ListingPlace {
  readonly path: string
  /** The family that the place is about; null for the whole catalogue. */
  readonly family: Family | null
  readonly searchParameter: 'search' | 'q'
}

export const catalogue: ListingPlace = {
  path: '/catalogo',
  family: null,
  searchParameter: 'search',
}
export const plainList: ListingPlace = { path: '/productos', family: null, searchParameter: 'q' }

const ownPaths: Partial<Record<Family, string>> = {
  panel: '/panelessolarescuba',
  battery: '/baterias',
  inverter: '/inversores',
  portable: '/energia-portatil',
  accessory: '/accesorios',
}

/** The page of a family, where it has one of its own. */
export const placeAt = (path: string): ListingPlace | null => {
  const family = families.find((one) => ownPaths[one] === path)
  return family ? { path, family, searchParameter: 'search' } : null
}

/** Where a family is browsed: its own page, else the catalogue narrowed to it. */
export const familyHref = (family: Family): string =>
  ownPaths[family] ?? `${catalogue.path}?category=${family}`

/** The address of a listing at a place. */
export function listingHref(place: ListingPlace, wanted: Listing): string {
  const query = listingQuery(place.family ? { ...wanted, category: null } : wanted)
  return `${place.path}${place.searchParameter === 'q' ? query.replace('?search=', '?q=') : query}`
}

/** The one address that search engines should know for a listing: filters and order left out. */
export function canonicalOf(wanted: Pick<Listing, 'search' | 'category'>, page: number) {
  const own = wanted.category && wanted.search === '' ? ownPaths[wanted.category] : null
  const query = listingQuery({ ...wanted, page, ...(own ? { category: null } : {}) })
  return { path: own ?? catalogue.path, query }
}

const beside = 1

/** Page numbers to link: the ends, the current one and its neighbours; null is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [1, page - beside, page, page + beside, pages].filter(
    (number) => number >= 1 && number <= pages,
  )
  const numbers = [...new Set(shown)].sort((a, b) => a - b)
  return numbers.flatMap((number, index) =>
    index > 0 && number - numbers[index - 1]! > 1 ? [null, number] : [number],
  )
}
