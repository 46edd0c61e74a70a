import type { Ctx, Needs } from '#platform/ctx.ts'
import { keyOf, readOnce } from '#platform/database/reads/read-once.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { listProducts, productsToCompare } from '../catalogue.service.server.ts'
import { emptyListing } from '../search/listing.rules.ts'
import { summariesInOrder } from '../search/summaries.service.server.ts'
import { compareQuery } from './compare.rules.ts'
import {
  type Category,
  isAvailableFor,
  type Product,
  type ProductSummary,
  sameRoleFirst,
} from './product.rules.ts'
import { neighboursOf } from './products.queries.server.ts'

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

const maxRelated = 4
/** Among how many it is looked for what can stand in for another product. */
const maxCompared = 24

/** Of the same family, near in price; of one that is not sold for the destination, those that serve the same first. */
export const relatedProducts = (
  ctx: Needs<'locale' | 'destination'>,
  product: Product,
): Promise<ProductSummary[]> =>
  inTransaction(ctx, (inside) => {
    const { tx, locale, destination } = inside
    const isSold = isAvailableFor(product.availableFor, destination)
    const from = isSold ? maxRelated : maxCompared
    return readOnce(inside, keyOf('related', product.id, locale, destination), async () => {
      const near = await summariesInOrder(
        inside,
        await neighboursOf(tx, product, destination, from),
      )
      return (isSold ? near : sameRoleFirst(near, product)).slice(0, maxRelated)
    })
  })
