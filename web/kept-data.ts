import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import {
  keptListing,
  keptProductsKey,
  parseKept,
  summaryOf,
  withSeen,
} from '#shop/catalogue/kept-products.rules.ts'
import { cleanSearch, type Listing, listingParameters } from '#shop/catalogue/listing.rules.ts'
import { catalogue, families, placeAt, plainList } from '#shop/catalogue/listing-place.rules.ts'
import type { Family, ProductSummary } from '#shop/catalogue/product.rules.ts'
import { keepStored, readStored } from './browser-storage.ts'
import type { ListingData } from './listing-page.server.ts'
import { tell } from './notices.ts'

/** What the pages last knew of whoever looks. */
export interface Looking {
  readonly locale: Locale
  readonly destination: Destination
  readonly titleOf: (wanted: Pick<Listing, 'category' | 'search'>) => string
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

/** The products that a page was given, wherever they stand in what its loader returned. */
export function productsIn(data: unknown): ProductSummary[] {
  const { products, kits, found, opened, shown } = (data ?? {}) as Bearing
  const all = [
    ...[products, kits, found?.products, shown?.related].flatMap(listed),
    opened?.detail?.product,
    shown?.detail?.product,
  ]
  return all.flatMap((one) => summaryOf(one) ?? [])
}

let isStorageTold = false

/** Keeps products as they were seen; when nothing can be kept, that is said once. */
export function keepProducts(
  seen: readonly ProductSummary[],
  { locale }: Pick<Looking, 'locale'>,
  seenAt: string,
): void {
  if (seen.length === 0) return
  const kept = withSeen(parseKept(readStored(keptProductsKey)), seen, { seenAt, locale })
  if (keepStored(keptProductsKey, JSON.stringify(kept)) || isStorageTold) return
  isStorageTold = true
  tell('storage')
}

const isFamily = (value: string | null): value is Family =>
  families.some((family) => family === value)

/** What is kept of a listing, as its page is given it, and when it was seen. */
export function keptListingAt(
  address: URL,
  looking: Looking,
): { readonly data: ListingData; readonly seenAt: string } | null {
  const place =
    [catalogue, plainList].find(({ path }) => path === address.pathname) ??
    placeAt(address.pathname)
  if (!place) return null
  const named = address.searchParams.get(listingParameters.category)
  const search = cleanSearch(address.searchParams.get(place.searchParameter) ?? '')
  const category = place.family ?? (isFamily(named) ? named : null)
  const kept = keptListing(parseKept(readStored(keptProductsKey)), { category, search }, looking)
  if (!kept) return null
  const { wanted, products, seenAt } = kept
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
  const page = { title: looking.titleOf(wanted), path: place.path }
  return { data: { page, place, wanted, found, destination: looking.destination }, seenAt }
}
