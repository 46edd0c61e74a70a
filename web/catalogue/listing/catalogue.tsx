import { catalogue, plainList } from '#shop/catalogue/search/listing-place.rules.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/catalogue'
import { ListingSection } from './listing.tsx'
import { readListing } from './listing-page.server.ts'
import { unlessOnlyTheProductChanged } from './same-listing.ts'

export const shouldRevalidate = unlessOnlyTheProductChanged

/** /catalogo, and the plain list at /productos. */
export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  readListing(
    context.get(requestCtx),
    request,
    url.pathname.startsWith(plainList.path) ? plainList : catalogue,
  )

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  return <ListingSection {...loaderData} />
}
