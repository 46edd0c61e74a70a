import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { cleanSearch, type Listing, pageSize } from './listing.input.ts'
import {
  countsByCategory,
  listedProducts,
  type Suggestion,
  suggestedProducts,
} from './listing.queries.server.ts'
import type { Category, KitPart, Product, ProductSummary } from './product.rules.ts'
import {
  neighboursOf,
  partsOfKit,
  productByAlias,
  productById,
  productBySlug,
  publishedProducts,
  summariesBySlugs,
} from './products.queries.server.ts'
import { mostSuggestions, suggestFrom } from './search.input.ts'

export interface ListingPage {
  readonly products: readonly ProductSummary[]
  readonly total: number
  readonly pages: number
  readonly page: number
  /** How many each family has under the other filters. */
  readonly counts: Readonly<Partial<Record<Category, number>>>
}

/** One page of the catalogue; a page past the end answers with the last one. */
export const listProducts = (
  ctx: Needs<'locale' | 'destination'>,
  wanted: Listing,
): Promise<ListingPage> =>
  inTransaction(ctx, async ({ tx, locale, destination }) => {
    const counts = await countsByCategory(tx, wanted, destination)
    const everything = [...counts.values()].reduce((sum, count) => sum + count, 0)
    const total = wanted.category === null ? everything : (counts.get(wanted.category) ?? 0)
    const pages = Math.max(1, Math.ceil(total / pageSize))
    const page = Math.min(wanted.page, pages)
    const products =
      total === 0 ? [] : await listedProducts(tx, { ...wanted, page }, destination, locale)
    return { products, total, pages, page, counts: Object.fromEntries(counts) }
  })

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const longestSlug = 200

export interface FoundProduct {
  readonly product: Product
  /** True when it was found under an old slug or its id, so that the address should be mended. */
  readonly moved: boolean
}

/** Finds a product by its slug, else by an old one, else by its id; having none is no error. */
export const findProduct = (ctx: Needs<'locale'>, slug: string): Promise<FoundProduct | null> =>
  inTransaction(ctx, async ({ tx, locale }) => {
    if (slug.length > longestSlug || slug.includes('\0')) return null
    const current = await productBySlug(tx, slug, locale)
    if (current) return { product: current, moved: false }
    const renamed = await productByAlias(tx, slug, locale)
    if (renamed) return { product: renamed, moved: true }
    const byId = uuid.test(slug) ? await productById(tx, slug, locale) : undefined
    return byId ? { product: byId, moved: byId.hasSlug } : null
  })

export const findProductById = (ctx: Needs<'locale'>, id: string): Promise<Product | null> =>
  inTransaction(ctx, async ({ tx, locale }) =>
    uuid.test(id) ? ((await productById(tx, id, locale)) ?? null) : null,
  )

export const partsInKit = (ctx: Needs<'locale'>, kit: Product): Promise<KitPart[]> =>
  inTransaction(ctx, async ({ tx, locale }) =>
    kit.category === 'kit' ? partsOfKit(tx, kit.id, locale) : [],
  )

export const relatedProducts = (
  ctx: Needs<'locale' | 'destination'>,
  product: Product,
): Promise<ProductSummary[]> =>
  inTransaction(ctx, ({ tx, locale, destination }) =>
    neighboursOf(tx, product, destination, locale),
  )

/** The named products in the order asked for; unknown ones are left out. */
export const productsToCompare = (
  ctx: Needs<'locale'>,
  slugs: readonly string[],
): Promise<ProductSummary[]> =>
  inTransaction(ctx, async ({ tx, locale }) => {
    const wanted = slugs.filter((slug) => slug.length <= longestSlug && !slug.includes('\0'))
    const found = await summariesBySlugs(tx, wanted, locale)
    return wanted.flatMap((slug) => found.find((product) => product.slug === slug) ?? [])
  })

/** Names that contain the text, at most 5, from 2 characters on. */
export const suggestProducts = (ctx: Needs<'locale'>, typed: string): Promise<Suggestion[]> =>
  inTransaction(ctx, async ({ tx, locale }) => {
    const text = cleanSearch(typed)
    return text.length < suggestFrom ? [] : suggestedProducts(tx, text, locale, mostSuggestions)
  })

/** Every published product by name ascending. */
export const allProducts = (ctx: Needs<'locale'>): Promise<Product[]> =>
  inTransaction(ctx, ({ tx, locale }) => publishedProducts(tx, locale))
