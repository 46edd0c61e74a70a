import { catalogue, placeAt } from '#shop/catalogue/listing-place.rules.ts'
import { readListing } from '#web/listing-page.server.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { unlessOnlyTheProductChanged } from '#web/same-listing.ts'
import { ListingSection } from '#web/sections/listing.tsx'
import type { Route } from './+types/category'

export const shouldRevalidate = unlessOnlyTheProductChanged

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const path = new URL(request.url).pathname.replace(/\.data$/, '').replace(/\/+$/, '')
  return readListing(context.get(requestCtx), request, placeAt(path) ?? catalogue)
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  return <ListingSection {...loaderData} />
}
