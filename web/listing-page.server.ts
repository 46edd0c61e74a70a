import { format } from '#kernel/messages.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type ListingPage, listProducts } from '#shop/catalogue/catalogue.service.server.ts'
import { parseListing } from '#shop/catalogue/listing.input.ts'
import type { Listing } from '#shop/catalogue/listing.rules.ts'
import { canonicalOf, type ListingPlace } from '#shop/catalogue/listing-place.rules.ts'
import { messagesIn } from './messages.server.ts'
import type { PageInfo } from './page-info.ts'

export interface ListingData {
  readonly page: PageInfo
  readonly place: ListingPlace
  readonly wanted: Listing
  readonly found: ListingPage
  readonly destination: Ctx['destination']
}

function titleOf(ctx: Ctx, wanted: Listing): string {
  const messages = messagesIn(ctx.locale).listing
  if (wanted.search) return format(messages.found, { text: wanted.search })
  return messages[(wanted.category ?? 'catalogue') as 'catalogue'].title
}

/** Reads the address of a place and lists what it asks for. */
export async function readListing(
  ctx: Ctx,
  request: Request,
  place: ListingPlace,
): Promise<ListingData> {
  const parameters = new URL(request.url).searchParams
  const asked = parseListing(parameters, {
    ...(place.family ? { category: place.family } : {}),
    ...(place.searchParameter === 'q' ? { search: parameters.get('q') ?? '' } : {}),
  })
  const found = await listProducts(ctx, asked)
  const wanted = { ...asked, page: found.page }
  const page: PageInfo = {
    title: titleOf(ctx, wanted),
    ...canonicalOf(wanted, found.page),
    noindex: found.total === 0,
  }
  return { page, place, wanted, found, destination: ctx.destination }
}
