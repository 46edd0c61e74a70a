import { browsableCategories, type ProductCategory } from '../products/product.rules.ts'
import { type Listing, listingQuery } from './listing.rules.ts'

export const categories: readonly ProductCategory[] = browsableCategories

/** A path that lists products. */
export interface ListingPlace {
  readonly path: string
  /** The category of the path; null for the whole catalogue. */
  readonly family: ProductCategory | null
  readonly searchParameter: 'search' | 'q'
}

export const catalogue: ListingPlace = {
  path: '/catalogo',
  family: null,
  searchParameter: 'search',
}
export const plainList: ListingPlace = { path: '/productos', family: null, searchParameter: 'q' }

const ownPaths: Partial<Record<ProductCategory, string>> = {
  panel: '/panelessolarescuba',
  battery: '/baterias',
  inverter: '/inversores',
  portable: '/energia-portatil',
  accessory: '/accesorios',
}

/** The path of a category, where it has its own. */
export const placeAt = (path: string): ListingPlace | null => {
  const category = categories.find((one) => ownPaths[one] === path)
  return category ? { path, family: category, searchParameter: 'search' } : null
}

/** The path of a category: its own, else the catalogue with a filter. */
export const categoryHref = (category: ProductCategory): string =>
  ownPaths[category] ?? `${catalogue.path}?category=${category}`

/** The URL of a listing. */
export function listingHref(place: ListingPlace, requested: Listing): string {
  const query = listingQuery(place.family ? { ...requested, category: null } : requested)
  return `${place.path}${place.searchParameter === 'q' ? query.replace('?search=', '?q=') : query}`
}

/** The canonical URL of a listing, without filters and order. */
export function canonicalOf(
  { search, category }: Pick<Listing, 'search' | 'category'>,
  page: number,
) {
  const own = category && search === '' ? ownPaths[category] : null
  const query = listingQuery({ search, category: own ? null : category, page })
  return { path: own ?? catalogue.path, query }
}

const beside = 1

/** Page numbers to link: both ends, the current one and its neighbours; null is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [1, page - beside, page, page + beside, pages].filter(
    (number) => number >= 1 && number <= pages,
  )
  const numbers = [...new Set(shown)].sort((a, b) => a - b)
  return numbers.flatMap((number, index) =>
    index > 0 && number - numbers[index - 1]! > 1 ? [null, number] : [number],
  )
}
