import type { Ctx } from '#platform/ctx.ts'
import { listProducts, productsToCompare } from '../catalogue.service.server.ts'
import { emptyListing } from '../search/listing.rules.ts'
import { compareQuery } from './compare.rules.ts'
import type { Category, ProductSummary } from './product.rules.ts'

const categories = ['battery', 'portable', 'kit', 'inverter', 'panel'] as const
const readyMadeSize = 3
const maxNameLength = 80

export interface Comparison {
  readonly products: readonly ProductSummary[]
  /** Requested products that do not exist. */
  readonly unknown: readonly string[]
  /** Other products of the same category to add. */
  readonly choices: readonly Pick<ProductSummary, 'slug' | 'name'>[]
  /** For an empty comparison: some products of each category. */
  readonly ready: readonly {
    readonly family: (typeof categories)[number]
    readonly query: string
  }[]
}

const ofCategory = async (ctx: Ctx, category: Category): Promise<readonly ProductSummary[]> =>
  category === 'unknown' ? [] : (await listProducts(ctx, { ...emptyListing, category })).products

async function readyMade(ctx: Ctx): Promise<Comparison['ready']> {
  const all = await Promise.all(
    categories.map(async (category) => {
      const products = (await ofCategory(ctx, category)).slice(0, readyMadeSize)
      return { family: category, query: compareQuery(products.map((product) => product.slug)) }
    }),
  )
  return all.filter((one) => one.query !== '')
}

async function choicesBeside(ctx: Ctx, products: readonly ProductSummary[]) {
  const [first] = products
  const category = first ? await ofCategory(ctx, first.category) : []
  const taken = new Set(products.map((product) => product.id))
  return category.filter(({ id }) => !taken.has(id)).map(({ slug, name }) => ({ slug, name }))
}

/** The compared products, with suggestions to add. */
export async function comparison(ctx: Ctx, slugs: readonly string[]): Promise<Comparison> {
  const products = await productsToCompare(ctx, slugs)
  const found = new Set(products.map((product) => product.slug))
  const unknown = slugs.filter((slug) => !found.has(slug))
  return {
    products,
    unknown: unknown.map((slug) => slug.slice(0, maxNameLength)),
    choices: await choicesBeside(ctx, products),
    ready: products.length === 0 ? await readyMade(ctx) : [],
  }
}
