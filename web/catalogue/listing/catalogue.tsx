import { catalogue } from '#shop/catalogue/search/listing-place.rules.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/catalogue'
import { ListingSection } from './listing.tsx'
import { readListing } from './listing-page.server.ts'
import { unlessOnlyTheProductChanged } from './same-listing.ts'

export const shouldRevalidate = unlessOnlyTheProductChanged

export const loader = ({ context, request }: Route.LoaderArgs) =>
  readListing(context.get(requestCtx), request, catalogue)

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  return <ListingSection {...loaderData} />
}
