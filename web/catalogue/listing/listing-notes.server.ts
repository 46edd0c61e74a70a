import { format } from '#kernel/messages.ts'
import type { Ctx } from '#platform/ctx.ts'
import {
  isBrandSold,
  type ListingPage,
  listProducts,
} from '#shop/catalogue/catalogue.service.server.ts'
import type { ProductCategory } from '#shop/catalogue/products/product.rules.ts'
import { brandIn } from '#shop/catalogue/search/brands.rules.ts'
import type { UnreadLimit } from '#shop/catalogue/search/listing.input.ts'
import { type Listing, sensible } from '#shop/catalogue/search/listing.rules.ts'
import { categoryHref } from '#shop/catalogue/search/listing-place.rules.ts'
import { messagesIn } from '#web/shell/request/messages.server.ts'

/** What a listing could not do as it was asked. */
export interface ListingNote {
  readonly text: string
  readonly link: { readonly to: string; readonly label: string } | null
}

interface Found {
  readonly found: ListingPage
  /** A brand that was looked for and is not sold, and what is shown in its place. */
  readonly unsold: { readonly brand: string; readonly family: ProductCategory | null } | null
}

/** Of a brand that no product carries: what else was typed, or the family it is known for. */
export async function findFor(ctx: Ctx, query: Listing): Promise<Found> {
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

export function notesOf(
  { locale }: Pick<Ctx, 'locale'>,
  unsold: Found['unsold'],
  unread: readonly UnreadLimit[],
): readonly ListingNote[] {
  const { listingNotes: messages, catalogue } = messagesIn(locale)
  const notes = unread.map(({ limit, text }): ListingNote => {
    const isPrice = limit === 'minPrice' || limit === 'maxPrice'
    return { text: format(isPrice ? messages.unreadPrice : messages.unread, { text }), link: null }
  })
  if (!unsold) return notes
  const { brand, family } = unsold
  const text = format(family ? messages.unsoldInstead : messages.unsold, { brand })
  const link = family && { to: categoryHref(family), label: catalogue.families[family] }
  return [...notes, { text, link }]
}
