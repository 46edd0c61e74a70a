import type { Ctx } from '#platform/ctx.ts'
import { listProducts } from '#shop/catalogue/catalogue.service.server.ts'
import { householdEquivalent } from '#shop/catalogue/products/household-equivalent.rules.ts'
import { emptyListing } from '#shop/catalogue/search/listing.rules.ts'
import { categories } from '#shop/catalogue/search/listing-place.rules.ts'
import { rangeFigures } from '#shop/electrical/runtime-text.rules.ts'
import type { CheapestKit } from './home-hero.tsx'
import type { ShelfCategory } from './home-shelf.tsx'

const onShelf = 4

/** The lowest-priced products of a category that can be sent to the visitor's destination. */
export async function shelfOf(ctx: Ctx, category: ShelfCategory) {
  const requested = { ...emptyListing, category: category, onlyAvailable: true }
  const { products } = await listProducts(ctx, requested)
  return products.slice(0, onShelf)
}

/** The kit with storage and the lowest price for the visitor's destination. */
export async function cheapestKit(ctx: Ctx): Promise<CheapestKit | null> {
  const requested = { ...emptyListing, category: 'kit' as const, onlyAvailable: true }
  const { products } = await listProducts(ctx, requested)
  for (const { id, slug, hasSlug, name, priceUsa, priceCuba, usableWh, specs } of products) {
    const equivalent = householdEquivalent('kit', specs)
    if (priceUsa === null || priceCuba === null || !usableWh || equivalent?.kind !== 'stores')
      continue
    const { load, runtime } = equivalent
    const hours = rangeFigures(ctx.locale, runtime)
    const prices = { usa: priceUsa, cuba: priceCuba }
    return { kit: { id, slug, hasSlug, name }, prices, usableWh, load, hours }
  }
  return null
}

/** The lowest-priced product of every category. */
export async function cheapestOfEach(ctx: Ctx) {
  const found = await Promise.all(
    categories.map((category) =>
      listProducts(ctx, { ...emptyListing, category, onlyAvailable: true }),
    ),
  )
  return found.flatMap(({ products }) => products.slice(0, 1))
}
