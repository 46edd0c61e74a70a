import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Destination } from '#kernel/destination.ts'
import { contentIn, type Locale } from '#kernel/locale.ts'
import type { DB } from '#platform/database/schema.generated.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { figureFilters } from '../fields/figure-filters.rules.ts'
import { type Category, categoryOf } from '../products/product.rules.ts'
import { familySlices } from './family-order.rules.ts'
import { type Listing, pageSize, type Sort } from './listing.rules.ts'

type Where = ExpressionBuilder<{ l: DB['listed_products'] }, 'l'>

/** A parsed search: a text query, and the categories it names. */
export interface UnderstoodSearch {
  readonly query: string
  readonly categories: readonly string[]
}

export interface SearchPart {
  readonly part: string
  readonly categories: readonly string[]
}

export async function understandSearch(tx: Tx, requested: string): Promise<SearchPart[]> {
  const { rows } = await sql<SearchPart>`
    select part::text as part, families as categories from understand_search(${requested})`.execute(
    tx,
  )
  return rows
}

const priceColumn = (destination: Destination) =>
  destination === 'cuba' ? ('price_cuba' as const) : ('price_usa' as const)

/** A listing of any category, also of the one that has no list of its own. */
type Selection = Omit<Listing, 'category'> & { readonly category: Category | null }

/** One condition per filter. */
function filtersOf(where: Where, requested: Selection, destination: Destination) {
  const price = priceColumn(destination)
  const { minPrice, maxPrice, voltage, onlyAvailable } = requested
  const filters = [
    minPrice === null ? null : where(price, '>=', String(minPrice * 100)),
    maxPrice === null ? null : where(price, '<=', String(maxPrice * 100)),
    ...figureFilters.flatMap(({ column, min, max }) => [
      requested[min] === null ? null : where(column, '>=', requested[min]),
      requested[max] === null ? null : where(column, '<=', requested[max]),
    ]),
    voltage === null ? null : where('voltage_v', '=', voltage),
    onlyAvailable ? where('available_for', 'in', ['all', destination]) : null,
  ]
  return where.and(filters.filter((filter) => filter !== null))
}

const filtered = (tx: Tx, requested: Selection, destination: Destination) =>
  tx.selectFrom('listed_products as l').where((where) => filtersOf(where, requested, destination))

const bears = (column: 'names' | 'search', { query }: UnderstoodSearch) =>
  sql<SqlBool>`w.${sql.ref(column)} @@ ${query}::tsquery`

const inCategory = (requested: Selection): RawBuilder<SqlBool> =>
  requested.category ? sql<SqlBool>`l.category = ${requested.category}` : sql<SqlBool>`true`

/** Best match first: named categories, then matches in the name, accessories after what they belong to. */
const matchOrders = ({ categories }: UnderstoodSearch): RawBuilder<unknown>[] => [
  ...(categories.length > 0 ? [sql`l.category = any (${[...categories]}) desc`] : []),
  sql`w.named desc`,
  sql`l.category = 'accessory'`,
]

function ordersOf(sort: Sort, destination: Destination, locale: Locale): RawBuilder<unknown>[] {
  const price = sql`${sql.ref(`l.${priceColumn(destination)}`)}`
  const cheapest = sql`${price} asc nulls last`
  const orders: Record<Sort, RawBuilder<unknown>[]> = {
    families: [cheapest],
    match: [cheapest],
    price: [cheapest],
    'price-desc': [sql`${price} desc nulls last`],
    name: contentIn(locale, { es: [], en: [sql`l.name_key_en`] }),
    power: [sql`l.power_w desc nulls last`, cheapest],
    energy: [sql`l.energy_wh desc nulls last`, cheapest],
    'wh-price': [sql`${price}::float8 / nullif(l.usable_wh, 0) asc nulls last`, cheapest],
  }
  return [...orders[sort], sql`l.name_key`, sql`l.product_id`]
}

const inThisOrder = (orders: readonly RawBuilder<unknown>[]) =>
  sql`order by ${sql.join([...orders])}`

/** How many of the cheapest products a broad search checks before it collects all matches. */
const cheapestLookedThrough = 3_000

/** A broad search takes its first pages from the cheapest products of the named category. */
async function amongTheCheapest(
  tx: Tx,
  requested: Listing,
  search: UnderstoodSearch,
  destination: Destination,
  offset: number,
) {
  const byMatch = requested.sort === 'match'
  const [category, ...others] = new Set(search.categories)
  if (!byMatch && requested.sort !== 'price') return []
  if (byMatch && others.length > 0) return []
  const cheapest = filtered(tx, requested, destination)
    .selectAll('l')
    .where(inCategory(requested))
    .$if(byMatch && category !== undefined, (query) => query.where('l.category', '=', category!))
    .$if(byMatch && category === undefined, (query) => query.where('l.category', '<>', 'accessory'))
    .orderBy(`l.${priceColumn(destination)}`, (order) => order.asc().nullsLast())
    .orderBy('l.name_key')
    .orderBy('l.product_id')
    .limit(cheapestLookedThrough)
  const { rows } = await sql<{ product_id: string }>`
    select l.product_id from (${cheapest}) as l
    join listed_words w on w.product_id = l.product_id
    where ${bears(byMatch ? 'names' : 'search', search)}
    ${inThisOrder(ordersOf('price', destination, 'es'))}
    limit ${pageSize} offset ${offset}`.execute(tx)
  return rows.length === pageSize ? rows : []
}

/** All matches, sorted. The inner offset makes the planner use the text index. */
const amongAllFound = (
  tx: Tx,
  requested: Listing,
  search: UnderstoodSearch,
  destination: Destination,
  locale: Locale,
  offset: number,
) => {
  const orders = [
    ...(requested.sort === 'match' ? matchOrders(search) : []),
    ...ordersOf(requested.sort, destination, locale),
  ]
  const candidates = filtered(tx, requested, destination)
    .selectAll('l')
    .where(inCategory(requested))
  return sql<{ product_id: string }>`
    select l.product_id from (${candidates}) as l
    join (
      select w.product_id, ${bears('names', search)} as named
      from listed_words w where ${bears('search', search)} offset 0
    ) as w on w.product_id = l.product_id
    ${inThisOrder(orders)}
    limit ${pageSize} offset ${offset}`.execute(tx)
}

interface Slice {
  readonly offset: number
  readonly limit: number
}

const withoutSearch = (
  tx: Tx,
  requested: Selection,
  destination: Destination,
  locale: Locale,
  { offset, limit }: Slice,
) =>
  ordersOf(requested.sort, destination, locale)
    .reduce(
      (query, order) => query.orderBy(order),
      filtered(tx, requested, destination).select('l.product_id').where(inCategory(requested)),
    )
    .limit(limit)
    .offset(offset)

/** The families one after the other, each read from its own index. */
async function familyByFamily(
  tx: Tx,
  requested: Listing,
  counts: ReadonlyMap<Category, number>,
  destination: Destination,
  locale: Locale,
) {
  const slices = familySlices(counts, requested.page).map(({ category, ...slice }, index) => {
    const family = withoutSearch(tx, { ...requested, category }, destination, locale, slice)
    return sql`select product_id, ${index}::int as family, row_number() over () as place
      from (${family}) as own`
  })
  if (slices.length === 0) return []
  const { rows } = await sql<{ product_id: string }>`
    select product_id from (${sql.join(slices, sql` union all `)}) as listed
    order by family, place`.execute(tx)
  return rows
}

export interface FoundIn {
  readonly search: UnderstoodSearch | null
  readonly counts: ReadonlyMap<Category, number> | null
  /** True when a search has more matches than are counted. */
  readonly isBroad: boolean
}

export async function listedProducts(
  tx: Tx,
  requested: Listing,
  { search, counts, isBroad }: FoundIn,
  destination: Destination,
  locale: Locale,
): Promise<{ product_id: string }[]> {
  const offset = (requested.page - 1) * pageSize
  const near =
    search && isBroad ? await amongTheCheapest(tx, requested, search, destination, offset) : []
  if (near.length > 0) return near
  if (search) return (await amongAllFound(tx, requested, search, destination, locale, offset)).rows
  if (requested.sort === 'families' && requested.category === null && counts)
    return familyByFamily(tx, requested, counts, destination, locale)
  const slice = { offset, limit: pageSize }
  return withoutSearch(tx, requested, destination, locale, slice).execute()
}

/** Limit of counted matches; more results need a narrower search, not more pages. */
export const maxCounted = 20 * pageSize

/** The rows to count: without a search all, else up to one more than the limit. */
function counted(
  tx: Tx,
  requested: Listing,
  search: UnderstoodSearch | null,
  destination: Destination,
) {
  const query = filtered(tx, requested, destination).select('l.category')
  return search === null
    ? query
    : query
        .innerJoin('listed_words as w', 'w.product_id', 'l.product_id')
        .where(bears('search', search))
        .limit(maxCounted + 1)
}

export async function countListed(
  tx: Tx,
  requested: Listing,
  search: UnderstoodSearch | null,
  destination: Destination,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (${counted(tx, requested, search, destination).where(inCategory(requested))}) as found`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

/** Products by category under the other conditions; null above the limit of counting. */
export async function countsByCategory(
  tx: Tx,
  requested: Listing,
  search: UnderstoodSearch | null,
  destination: Destination,
): Promise<Map<Category, number> | null> {
  const { rows } = await sql<{ category: string; count: number }>`
    select category, count(*)::int as count
    from (${counted(tx, requested, search, destination)}) as found group by category`.execute(tx)
  const total = rows.reduce((sum, row) => sum + row.count, 0)
  return search !== null && total > maxCounted
    ? null
    : new Map(rows.map((row) => [categoryOf(row.category), row.count]))
}

/** Whether a product on sale carries this brand, or has it in its name. */
export async function hasBrand(tx: Tx, brand: string): Promise<boolean> {
  const { rows } = await sql<{ isSold: boolean }>`
    select exists (select from products_view where is_active and is_publicly_visible
      and (lower(brand) = lower(${brand}) or position(lower(${brand}) in lower(name)) > 0)) as "isSold"`.execute(
    tx,
  )
  return rows[0]?.isSold === true
}
