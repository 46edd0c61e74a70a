import { catalogue } from '#shop/catalogue/listing-place.rules.ts'
import { readListing } from '#web/listing-page.server.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { unlessOnlyTheProductChanged } from '#web/same-listing.ts'
import { ListingSection } from '#web/sections/listing.tsx'
import type { Route } from './+types/catalogue'

export const shouldRevalidate = unlessOnlyTheProductChanged

export const loader = ({ context, request }: Route.LoaderArgs) =>
  readListing(context.get(requestCtx), request, catalogue)

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  return <ListingSection {...loaderData} />
}
