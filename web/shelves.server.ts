import type { Ctx } from '#platform/ctx.ts'
import { listProducts } from '#shop/catalogue/catalogue.service.server.ts'
import { emptyListing } from '#shop/catalogue/listing.rules.ts'
import { families } from '#shop/catalogue/listing-place.rules.ts'
import { meaningOf } from '#shop/catalogue/meaning.rules.ts'
import type { CheapestKit } from './sections/home-hero.tsx'
import type { ShelfFamily } from './sections/home-shelf.tsx'

const onShelf = 4

/** The lowest-priced products of a family that can be sent to the visitor's destination. */
export async function shelfOf(ctx: Ctx, family: ShelfFamily) {
  const wanted = { ...emptyListing, category: family, onlyAvailable: true }
  const { products } = await listProducts(ctx, wanted)
  return products.slice(0, onShelf)
}

/** The lowest-priced kit put in Cuba that stores energy. */
export async function cheapestKit(ctx: Ctx): Promise<CheapestKit | null> {
  const wanted = { ...emptyListing, category: 'kit' as const, onlyAvailable: true }
  const { products } = await listProducts({ ...ctx, destination: 'cuba' }, wanted)
  for (const { id, slug, hasSlug, name, priceCuba, usableWh, specs } of products) {
    const meaning = meaningOf('kit', specs)
    if (priceCuba === null || !usableWh || meaning?.kind !== 'stores') continue
    const { load, hours } = meaning
    return { kit: { id, slug, hasSlug, name }, priceCuba, usableWh, load, hours }
  }
  return null
}

/** The lowest-priced product of every family that has one. */
export async function cheapestOfEach(ctx: Ctx) {
  const found = await Promise.all(
    families.map((category) =>
      listProducts(ctx, { ...emptyListing, category, onlyAvailable: true }),
    ),
  )
  return found.flatMap(({ products }) => products.slice(0, 1))
}
