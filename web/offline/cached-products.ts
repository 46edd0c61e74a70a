import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import {
  cachedListing,
  cachedProductsKey,
  parseCached,
  summaryOf,
  withSeen,
} from '#shop/catalogue/products/cached-products.rules.ts'
import type { ProductCategory, ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import {
  cleanSearch,
  type Listing,
  listingParameters,
} from '#shop/catalogue/search/listing.rules.ts'
import {
  catalogue,
  categories,
  placeAt,
  plainList,
} from '#shop/catalogue/search/listing-place.rules.ts'
import type { ListingData } from '#web/catalogue/listing/listing-page.server.ts'
import { notify } from '#web/shell/notices/notices.ts'
import { readStored, storeItem } from '#web/shell/request/browser-storage.ts'

/** The destination and language of the cached data. */
export interface Looking {
  readonly locale: Locale
  readonly destination: Destination
  readonly titleOf: (requested: Pick<Listing, 'category' | 'search'>) => string
}

interface Bearing {
  readonly products?: unknown
  readonly kits?: unknown
  readonly found?: { readonly products?: unknown }
  readonly opened?: { readonly detail?: { readonly product?: unknown } | null }
  readonly shown?: {
    readonly related?: unknown
    readonly detail?: { readonly product?: unknown }
  } | null
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The products in a route's loader data, at any depth. */
export function productsIn(data: unknown): ProductSummary[] {
  const { products, kits, found, opened, shown } = (data ?? {}) as Bearing
  const all = [
    ...[products, kits, found?.products, shown?.related].flatMap(listed),
    opened?.detail?.product,
    shown?.detail?.product,
  ]
  return all.flatMap((one) => summaryOf(one) ?? [])
}

let isStorageNoticeShown = false

/** Stores shown products; a failure is reported once. */
export function saveProducts(
  seen: readonly ProductSummary[],
  { locale }: Pick<Looking, 'locale'>,
  seenAt: string,
): void {
  if (seen.length === 0) return
  const cached = withSeen(parseCached(readStored(cachedProductsKey)), seen, { seenAt, locale })
  if (storeItem(cachedProductsKey, JSON.stringify(cached)) || isStorageNoticeShown) return
  isStorageNoticeShown = true
  notify('storage')
}

const isCategory = (value: string | null): value is ProductCategory =>
  categories.some((category) => category === value)

/** The stored products of a listing as its loader data, and when they were fetched. */
export function cachedListingAt(
  url: URL,
  looking: Looking,
): { readonly data: ListingData; readonly seenAt: string } | null {
  const place =
    [catalogue, plainList].find(({ path }) => path === url.pathname) ?? placeAt(url.pathname)
  if (!place) return null
  const named = url.searchParams.get(listingParameters.category)
  const search = cleanSearch(url.searchParams.get(place.searchParameter) ?? '')
  const category = place.family ?? (isCategory(named) ? named : null)
  const cached = cachedListing(
    parseCached(readStored(cachedProductsKey)),
    { category, search },
    looking,
  )
  if (!cached) return null
  const { requested, products, seenAt } = cached
  const found = {
    products,
    total: products.length,
    hasMore: false,
    pages: 1,
    page: 1,
    counts: null,
    isLoose: false,
    withoutFilter: [],
  }
  const page = { title: looking.titleOf(requested), path: place.path }
  return { data: { page, place, requested, found, destination: looking.destination }, seenAt }
}
