import { format } from '#kernel/messages.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { ListingPage } from '#shop/catalogue/catalogue.service.server.ts'
import { parseListing, unreadLimits } from '#shop/catalogue/search/listing.input.ts'
import type { Listing } from '#shop/catalogue/search/listing.rules.ts'
import { canonicalOf, type ListingPlace } from '#shop/catalogue/search/listing-place.rules.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { messagesIn } from '#web/shell/request/messages.server.ts'
import { findFor, type ListingNote, notesOf } from './listing-notes.server.ts'

export interface ListingData {
  readonly page: PageInfo
  readonly place: ListingPlace
  readonly requested: Listing
  readonly found: ListingPage
  /** Absent where the list is shown from what the browser saved. */
  readonly notes?: readonly ListingNote[]
  readonly destination: Ctx['destination']
}

function titleOf(ctx: Ctx, requested: Listing): string {
  const messages = messagesIn(ctx.locale).listing
  if (requested.search) return format(messages.found, { text: requested.search })
  return messages[(requested.category ?? 'catalogue') as 'catalogue'].title
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
  const notes = notesOf(ctx, unsold, unreadLimits(parameters, query))
  return { page, place, requested, found, notes, destination: ctx.destination }
}
