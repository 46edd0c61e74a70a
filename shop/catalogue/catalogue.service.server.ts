import { isUuid } from '#kernel/text/uuid.ts'
import type { Needs } from '#platform/ctx.ts'
import { keyOf, readOnce } from '#platform/database/reads/read-once.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import type { Category, KitPart, Product, ProductSummary } from './products/product.rules.ts'
import {
  anyId,
  partsOfKit,
  partsOfKits,
  productByAlias,
  productById,
  productBySlug,
  publishedByIds,
  publishedProducts,
  summariesBySkus,
  summariesBySlugs,
} from './products/products.queries.server.ts'
import { cheapestByFamily } from './search/cheapest-by-family.queries.server.ts'
import {
  countListed,
  countsByCategory,
  hasBrand,
  listedProducts,
  maxCounted,
  type UnderstoodSearch,
  understandSearch,
} from './search/listing.queries.server.ts'
import {
  activeFilters,
  cleanSearch,
  emptyListing,
  type FilterName,
  type Listing,
  pageSize,
  sensible,
  without,
  withoutFilters,
} from './search/listing.rules.ts'
import { maxSuggestions, suggestFrom } from './search/search.input.ts'
import { suggestedProducts } from './search/suggestions.queries.server.ts'
import { summariesInOrder } from './search/summaries.service.server.ts'

export interface ListingPage {
  readonly products: readonly ProductSummary[]
  readonly total: number
  /** True when a search matches more than `total`, the limit of counting. */
  readonly hasMore: boolean
  readonly pages: number
  readonly page: number
  /** Products by category under the other filters; null when there are too many to count. */
  readonly counts: Readonly<Partial<Record<Category, number>>> | null
  /** True when no product matches every word and these match some. */
  readonly isLoose: boolean
  /** For an empty result: how many products there are without one of the filters, largest first. */
  readonly withoutFilter: readonly FilterRelief[]
}

export interface FilterRelief {
  readonly filter: FilterName | 'category' | 'all'
  readonly count: number
}

export interface Suggestion {
  readonly id: string
  readonly name: string
}

type ListingCtx = Needs<'locale' | 'destination'> & { readonly tx: Tx }

interface Found {
  readonly search: UnderstoodSearch | null
  readonly counts: ReadonlyMap<Category, number> | null
  readonly isLoose: boolean
}

/** Matches every word; without any result, some of the words. */
async function findListed(ctx: ListingCtx, requested: Listing): Promise<Found> {
  const { tx, destination } = ctx
  const find = async (search: UnderstoodSearch | null, isLoose = false): Promise<Found> => {
    const counts = await countsByCategory(tx, requested, search, destination)
    return { search, counts, isLoose }
  }
  if (requested.search === '') return find(null)
  // others search for the same, with other filters
  const parts = await readOnce(ctx, keyOf('understood', requested.search), () =>
    understandSearch(tx, requested.search),
  )
  const categories = parts.flatMap((part) => part.categories)
  const joined = (sign: '&' | '|') => parts.map(({ part }) => `(${part})`).join(sign)
  const strict = { query: joined('&'), categories }
  if (parts.length === 0) return { search: strict, counts: new Map(), isLoose: false }
  const found = await find(strict)
  const isNothing = found.counts?.size === 0
  return isNothing && parts.length > 1 ? find({ query: joined('|'), categories }, true) : found
}

/** The filter to remove; where no single one helps, all of them. */
async function reliefs(
  { tx, destination }: ListingCtx,
  requested: Listing,
  { search, counts }: Found,
): Promise<FilterRelief[]> {
  if (search?.query === '') return []
  const count = (looser: Listing) => countListed(tx, looser, search, destination)
  const found: FilterRelief[] = []
  if (requested.category && counts) found.push({ filter: 'category', count: sumOf(counts) })
  for (const filter of activeFilters(requested))
    found.push({ filter, count: await count(without(requested, filter)) })
  const helpful = found.filter((relief) => relief.count > 0).sort((a, b) => b.count - a.count)
  if (helpful.length > 0 || activeFilters(requested).length < 2) return helpful
  const all = await count(withoutFilters(requested))
  return all > 0 ? [{ filter: 'all', count: all }] : []
}

const sumOf = (counts: ReadonlyMap<Category, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)

async function totalOf({ tx, destination }: ListingCtx, requested: Listing, found: Found) {
  // the count by category, requested for no category, reached the limit
  if (!found.counts && !requested.category) return maxCounted + 1
  if (!found.counts) return countListed(tx, requested, found.search, destination)
  return requested.category ? (found.counts.get(requested.category) ?? 0) : sumOf(found.counts)
}

async function listingPage(ctx: ListingCtx, requested: Listing): Promise<ListingPage> {
  const found = await findListed(ctx, requested)
  const counted = await totalOf(ctx, requested, found)
  const hasMore = found.counts === null && counted > maxCounted
  const total = hasMore ? maxCounted : counted
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(requested.page, pages)
  const request = { ...requested, page }
  const { tx, destination, locale } = ctx
  const where = { ...found, isBroad: hasMore }
  const listed = total === 0 ? [] : await listedProducts(tx, request, where, destination, locale)
  return {
    products: await summariesInOrder(ctx, listed),
    total,
    hasMore,
    pages,
    page,
    counts: found.counts && Object.fromEntries(found.counts),
    isLoose: found.isLoose,
    withoutFilter: total === 0 ? await reliefs(ctx, requested, found) : [],
  }
}

/** One page of the catalogue; a page beyond the end becomes the last one. Searches are hardly ever repeated. */
export const listProducts = (
  input: Needs<'locale' | 'destination'>,
  requested: Listing,
): Promise<ListingPage> =>
  inTransaction(input, (ctx) => {
    const read = () => listingPage(ctx, requested)
    if (requested.search !== '') return read()
    return readOnce(ctx, keyOf('listing', requested, ctx.locale, ctx.destination), read)
  })

/** Whether the shop sells a brand that people ask for by name. */
export const isBrandSold = (ctx: Needs, brand: string): Promise<boolean> =>
  inTransaction(ctx, ({ tx }) => hasBrand(tx, brand))

const maxSlugLength = 200

export interface FoundProduct {
  readonly product: Product
  /** True when it was found by a former slug or its id, so that the URL should be redirected. */
  readonly moved: boolean
}

/** Finds a product by its slug, a former slug or its id; null when there is none. */
export const findProduct = (ctx: Needs<'locale'>, slug: string): Promise<FoundProduct | null> =>
  inTransaction(ctx, async (inside) => {
    const { tx, locale } = inside
    if (slug.length > maxSlugLength || slug.includes('\0')) return null
    const current = await readOnce(inside, keyOf('product', slug, locale), () =>
      productBySlug(tx, slug, locale),
    )
    if (current) return { product: current, moved: false }
    const renamed = await productByAlias(tx, slug, locale)
    if (renamed) return { product: renamed, moved: true }
    const byId = isUuid(slug) ? await productById(tx, slug, locale) : undefined
    return byId ? { product: byId, moved: byId.hasSlug } : null
  })

export const findProductById = (ctx: Needs<'locale'>, id: string): Promise<Product | null> =>
  inTransaction(ctx, async ({ tx, locale }) =>
    isUuid(id) ? ((await productById(tx, id, locale)) ?? null) : null,
  )

/** Also one that is not shown any more: whoever bought it knows its id and keeps its sheet and guide. */
export const findBoughtProduct = (ctx: Needs<'locale'>, id: string): Promise<Product | null> =>
  inTransaction(
    { ...ctx, ...asSystem(ctx.db, 'the sheet of what was bought') },
    async ({ tx, locale }) =>
      isUuid(id) ? ((await productById(tx, id, locale, false)) ?? null) : null,
  )

/** The published products with these ids; invalid ids are ignored. */
export const productsByIds = (ctx: Needs<'locale'>, ids: readonly string[]): Promise<Product[]> =>
  inTransaction(ctx, ({ tx, locale }) =>
    publishedByIds(
      tx,
      ids.filter((id) => isUuid(id)),
      locale,
    ),
  )

/** The published products with these codes, in no order; unknown codes are left out. */
export const productsBySkus = (
  ctx: Needs<'locale'>,
  skus: readonly string[],
): Promise<ProductSummary[]> =>
  inTransaction(ctx, ({ tx, locale }) =>
    summariesBySkus(
      tx,
      skus.filter((sku) => !sku.includes('\0')),
      locale,
    ),
  )

export const partsInKit = (
  ctx: Needs<'locale'>,
  kit: Pick<Product, 'id' | 'category'>,
): Promise<KitPart[]> =>
  inTransaction(ctx, async (inside) => {
    const { tx, locale } = inside
    if (kit.category !== 'kit') return []
    return readOnce(inside, keyOf('parts', kit.id, locale), () => partsOfKit(tx, kit.id, locale))
  })

/** The cheapest of each family that can be delivered, and what their kits consist of. */
export const cheapestProducts = (ctx: Needs<'locale' | 'destination'>, perFamily: number) =>
  inTransaction(ctx, async (inside) => {
    const { tx, locale, destination } = inside
    return readOnce(inside, keyOf('cheapest', perFamily, locale, destination), async () => {
      const products = await summariesInOrder(
        inside,
        await cheapestByFamily(tx, destination, perFamily),
      )
      const kits = products.filter(({ category }) => category === 'kit').map(({ id }) => id)
      return { products, contents: await partsOfKits(tx, kits, locale) }
    })
  })

/** The products in the requested order; unknown ones are left out. */
export const productsToCompare = (
  ctx: Needs<'locale'>,
  slugs: readonly string[],
): Promise<ProductSummary[]> =>
  inTransaction(ctx, async ({ tx, locale }) => {
    const requested = slugs.filter((slug) => slug.length <= maxSlugLength && !slug.includes('\0'))
    const found = await summariesBySlugs(tx, requested, locale)
    return requested.flatMap((slug) => found.find((product) => product.slug === slug) ?? [])
  })

/** Up to 5 names that contain the text, from 2 characters on; where none does, what the search finds. */
export const suggestProducts = (
  input: Needs<'locale' | 'destination'>,
  typed: string,
): Promise<Suggestion[]> =>
  inTransaction(input, async (ctx) => {
    const text = cleanSearch(typed)
    if (text.length < suggestFrom) return []
    const named = await suggestedProducts(ctx.tx, text, ctx.locale, maxSuggestions)
    return named.length > 0 ? suggestionsOf(ctx, named) : suggestFound(ctx, text)
  })

async function suggestFound(ctx: ListingCtx, search: string): Promise<Suggestion[]> {
  const requested = sensible({ ...emptyListing, search })
  const found = await findListed(ctx, requested)
  if (found.isLoose || found.counts?.size === 0) return []
  const { tx, destination, locale } = ctx
  const where = { ...found, isBroad: found.counts === null }
  const listed = await listedProducts(tx, requested, where, destination, locale)
  return suggestionsOf(ctx, listed.slice(0, maxSuggestions))
}

const suggestionsOf = async (
  ctx: ListingCtx,
  found: readonly { readonly product_id: string }[],
): Promise<Suggestion[]> =>
  (await summariesInOrder(ctx, found)).map(({ id, name }) => ({ id, name }))

/** Every published product by name ascending. */
export const allProducts = (ctx: Needs<'locale'>): Promise<Product[]> =>
  inTransaction(ctx, ({ tx, locale }) => publishedProducts(tx, locale))

/** Reads one product as a health check. */
export const anyProduct = (ctx: Needs) => inTransaction(ctx, ({ tx }) => anyId(tx))
