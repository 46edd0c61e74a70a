import { format } from '#kernel/messages.ts'
import type { Ctx } from '#platform/ctx.ts'
import {
  isBrandSold,
  type ListingPage,
  listProducts,
} from '#shop/catalogue/catalogue.service.server.ts'
import type { ProductCategory } from '#shop/catalogue/products/product.rules.ts'
import { brandIn } from '#shop/catalogue/search/brands.rules.ts'
import {
  parseListing,
  type UnreadLimit,
  unreadLimits,
} from '#shop/catalogue/search/listing.input.ts'
import { type Listing, sensible } from '#shop/catalogue/search/listing.rules.ts'
import { canonicalOf, type ListingPlace } from '#shop/catalogue/search/listing-place.rules.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { messagesIn } from '#web/shell/request/messages.server.ts'

export interface ListingData {
  readonly page: PageInfo
  readonly place: ListingPlace
  readonly requested: Listing
  readonly found: ListingPage
  /** A brand that was looked for and is not sold, and what is shown in its place. */
  readonly unsold: { readonly brand: string; readonly family: ProductCategory | null } | null
  readonly unread: readonly UnreadLimit[]
  readonly destination: Ctx['destination']
}

function titleOf(ctx: Ctx, requested: Listing): string {
  const messages = messagesIn(ctx.locale).listing
  if (requested.search) return format(messages.found, { text: requested.search })
  return messages[(requested.category ?? 'catalogue') as 'catalogue'].title
}

type Found = Pick<ListingData, 'found' | 'unsold'>

/** Of a brand that no product carries: what else was typed, or the family it is known for. */
async function findFor(ctx: Ctx, query: Listing): Promise<Found> {
  const brand = brandIn(query.search)
  if (!brand || (await isBrandSold(ctx, brand.name)))
    return { found: await listProducts(ctx, query), unsold: null }
  const ofRest =
    brand.rest === '' ? null : await listProducts(ctx, { ...query, search: brand.rest })
  if (ofRest && ofRest.total > 0 && !ofRest.isLoose)
    return { found: ofRest, unsold: { brand: brand.name, family: null } }
  const family = query.category ?? brand.family
  const sort = query.sort === 'match' ? null : query.sort
  const found = await listProducts(ctx, sensible({ ...query, search: '', category: family, sort }))
  return { found, unsold: { brand: brand.name, family } }
}

/** Parses the URL of a listing and loads its products. */
export async function readListing(
  ctx: Ctx,
  request: Request,
  place: ListingPlace,
): Promise<ListingData> {
  const parameters = new URL(request.url).searchParams
  const query = parseListing(parameters, {
    ...(place.family ? { category: place.family } : {}),
    ...(place.searchParameter === 'q' ? { search: parameters.get('q') ?? '' } : {}),
  })
  const { found, unsold } = await findFor(ctx, query)
  const requested = { ...query, page: found.page }
  const page: PageInfo = {
    title: titleOf(ctx, requested),
    ...canonicalOf(requested, found.page),
    noindex: found.total === 0 || unsold !== null,
  }
  const unread = unreadLimits(parameters, query)
  return { page, place, requested, found, unsold, unread, destination: ctx.destination }
}
