import type { ProductCategory } from '#shop/catalogue/products/product.rules.ts'
import { catalogue, placeAt } from '#shop/catalogue/search/listing-place.rules.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { DoItYourself } from '../home/do-it-yourself.tsx'
import { exampleSizes } from '../home/system-sizing.server.ts'
import type { Route } from './+types/category'
import { ListingSection } from './listing.tsx'
import { readListing } from './listing-page.server.ts'
import { unlessOnlyTheProductChanged } from './same-listing.ts'

export const shouldRevalidate = unlessOnlyTheProductChanged

/** The categories a system is built from, without accessories. */
const builtFrom: readonly (ProductCategory | null)[] = ['panel', 'battery', 'inverter', 'portable']

export const loader = async ({ context, request, url }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx)
  const listing = await readListing(
    ctx,
    request,
    placeAt(url.pathname.replace(/\/+$/, '')) ?? catalogue,
  )
  const sizes = builtFrom.includes(listing.place.family) ? exampleSizes() : undefined
  return { ...listing, isAdmin: ctx.actor.role === 'admin', sizes }
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { isAdmin, sizes, ...listing } = loaderData
  return (
    <>
      <ListingSection {...listing} />
      <DoItYourself sizes={sizes} isAdmin={isAdmin} />
    </>
  )
}
