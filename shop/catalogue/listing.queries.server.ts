import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import type { DB } from '#platform/database/schema.generated.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { type Listing, pageSize, type Sort } from './listing.rules.ts'
import { type Category, categoryOf } from './product.rules.ts'
import { summariesByIds } from './products.queries.server.ts'

type Where = ExpressionBuilder<{ l: DB['listed_products'] }, 'l'>

/** A search as the database understands it: a query, and the families that it names. */
export interface UnderstoodSearch {
  readonly query: string
  readonly families: readonly string[]
}

export interface SearchPart {
  readonly part: string
  readonly families: readonly string[]
}

export async function understandSearch(tx: Tx, asked: string): Promise<SearchPart[]> {
  const { rows } = await sql<SearchPart>`
    select part::text as part, families from understand_search(${asked})`.execute(tx)
  return rows
}

const priceColumn = (destination: Destination) =>
  destination === 'cuba' ? ('price_cuba' as const) : ('price_usa' as const)
const nameColumn = (locale: Locale) =>
  locale === 'en' ? ('name_key_en' as const) : ('name_key' as const)

/** One condition for every filter that is set. */
function conditionsOf(where: Where, wanted: Listing, destination: Destination) {
  const price = priceColumn(destination)
  const { minPrice, maxPrice, minW, maxW, minWh, maxWh, voltage, onlyAvailable } = wanted
  return {
    minPrice: minPrice === null ? null : where(price, '>=', String(minPrice * 100)),
    maxPrice: maxPrice === null ? null : where(price, '<=', String(maxPrice * 100)),
    minW: minW === null ? null : where('power_w', '>=', minW),
    maxW: maxW === null ? null : where('power_w', '<=', maxW),
    minWh: minWh === null ? null : where('energy_wh', '>=', minWh),
    maxWh: maxWh === null ? null : where('energy_wh', '<=', maxWh),
    voltage: voltage === null ? null : where('voltage_v', '=', voltage),
    onlyAvailable: onlyAvailable ? where('available_for', 'in', ['all', destination]) : null,
  }
}

const listed = (
  tx: Tx,
  wanted: Listing,
  search: UnderstoodSearch | null,
  destination: Destination,
) =>
  tx
    .selectFrom('listed_products as l')
    .where((where) =>
      where.and(
        Object.values(conditionsOf(where, wanted, destination)).filter((one) => one !== null),
      ),
    )
    .$if(search !== null, (query) =>
      query
        .innerJoin('listed_words as w', 'w.product_id', 'l.product_id')
        .where(sql<SqlBool>`w.search @@ ${search!.query}::tsquery`),
    )

const inFamily = (wanted: Listing): RawBuilder<SqlBool> =>
  wanted.category ? sql<SqlBool>`l.category = ${wanted.category}` : sql<SqlBool>`true`

function ordersOf(sort: Sort, destination: Destination, locale: Locale): RawBuilder<unknown>[] {
  const price = sql`${sql.ref(`l.${priceColumn(destination)}`)}`
  const cheapest = sql`${price} asc nulls last`
  const orders: Record<Sort, RawBuilder<unknown>[]> = {
    match: [cheapest],
    price: [cheapest],
    'price-desc': [sql`${price} desc nulls last`],
    name: [sql.ref(`l.${nameColumn(locale)}`)],
    power: [sql`l.power_w desc nulls last`, cheapest],
    energy: [sql`l.energy_wh desc nulls last`, cheapest],
    'wh-price': [sql`${price}::float8 / nullif(l.usable_wh, 0) asc nulls last`, cheapest],
  }
  return [...orders[sort], sql`l.name_key`, sql`l.product_id`]
}

/** Best match first: within and without the families that were named, what bears the words in its name. */
function tiersOf(wanted: Listing, search: UnderstoodSearch | null): RawBuilder<SqlBool>[] {
  if (!search || wanted.sort !== 'match') return [sql`true`]
  const named = sql<SqlBool>`w.names @@ ${search.query}::tsquery`
  const [first, ...others] = search.families
  if (!first) return [named, sql`not ${named}`]
  const family =
    others.length === 0
      ? sql<SqlBool>`l.category = ${first}`
      : sql<SqlBool>`l.category = any (${[...search.families]})`
  return [
    sql`${family} and ${named}`,
    sql`${family} and not ${named}`,
    sql`not ${family} and ${named}`,
    sql`not ${family} and not ${named}`,
  ]
}

export async function listedProducts(
  tx: Tx,
  wanted: Listing,
  search: UnderstoodSearch | null,
  destination: Destination,
  locale: Locale,
) {
  const inTier = (tier: RawBuilder<SqlBool>) =>
    listed(tx, wanted, search, destination).where(inFamily(wanted)).where(tier)
  const found: { product_id: string }[] = []
  let toSkip = (wanted.page - 1) * pageSize
  for (const tier of tiersOf(wanted, search)) {
    const rows = await ordersOf(wanted.sort, destination, locale)
      .reduce((query, order) => query.orderBy(order), inTier(tier).select('l.product_id'))
      .limit(pageSize - found.length)
      .offset(toSkip)
      .execute()
    found.push(...rows)
    if (found.length === pageSize) break
    if (rows.length > 0) toSkip = 0
    else if (toSkip > 0) toSkip -= await countOf(inTier(tier))
  }
  return inOrder(tx, found, locale)
}

/** The summaries of the given rows, in their order. */
async function inOrder(tx: Tx, rows: readonly { product_id: string }[], locale: Locale) {
  const ids = rows.map((row) => row.product_id)
  const summaries = new Map(
    (await summariesByIds(tx, ids, locale)).map((product) => [product.id, product]),
  )
  return ids.flatMap((id) => summaries.get(id) ?? [])
}

type Counted = ReturnType<typeof listed>

async function countOf(query: Counted): Promise<number> {
  const { count } = await query
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Finds of a search are counted up to here; whoever gets more looks closer, not further. */
export const mostCounted = 2_000

/** How many there are, for a search at most `mostCounted` and one more. */
export async function countListed(
  tx: Tx,
  wanted: Listing,
  search: UnderstoodSearch | null,
  destination: Destination,
): Promise<number> {
  const query = listed(tx, wanted, search, destination).where(inFamily(wanted))
  if (search === null) return countOf(query)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (${query.select('l.product_id').limit(mostCounted + 1)}) as found`.execute(tx)
  return rows[0]?.count ?? 0
}

/** How many each family has under the other conditions; null where a search finds too many to count. */
export async function countsByCategory(
  tx: Tx,
  wanted: Listing,
  search: UnderstoodSearch | null,
  destination: Destination,
): Promise<Map<Category, number> | null> {
  const query = listed(tx, wanted, search, destination).select('l.category')
  const bounded = search === null ? query : query.limit(mostCounted + 1)
  const { rows } = await sql<{ category: string; count: number }>`
    select category, count(*)::int as count from (${bounded}) as found group by category`.execute(
    tx,
  )
  const total = rows.reduce((sum, row) => sum + row.count, 0)
  return search !== null && total > mostCounted
    ? null
    : new Map(rows.map((row) => [categoryOf(row.category), row.count]))
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

export interface Suggestion {
  readonly id: string
  readonly name: string
}

async function named(tx: Tx, ids: readonly string[], locale: Locale): Promise<Suggestion[]> {
  const summaries = await inOrder(
    tx,
    ids.map((product_id) => ({ product_id })),
    locale,
  )
  return summaries.map(({ id, name }) => ({ id, name }))
}

/** A text of letters alone stands in a name only if it stands in one of the words that names are made of. */
const maybeInSomeName = (text: string) =>
  /^[a-z]+$/i.test(text)
    ? sql<SqlBool>`exists (select from search_words where word like '%' || ${text.toLowerCase()} || '%')`
    : sql<SqlBool>`true`

/** Products whose name contains the text; capitals and accents do not matter. */
async function namesContaining(
  tx: Tx,
  text: string,
  column: 'name_key' | 'name_key_en',
  limit: number,
) {
  const rows = await tx
    .selectFrom('listed_products')
    .select('product_id')
    .where(maybeInSomeName(text))
    .where(sql<SqlBool>`${sql.ref(column)} like '%' || fold(${escapeLike(text)}) || '%'`)
    .orderBy(column)
    .orderBy('product_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.product_id)
}

/** Names that contain the text in the visitor's language, then in the other one. */
export async function suggestedProducts(tx: Tx, text: string, locale: Locale, limit: number) {
  const own = nameColumn(locale)
  const first = await namesContaining(tx, text, own, limit)
  if (first.length === limit) return named(tx, first, locale)
  const other = own === 'name_key' ? 'name_key_en' : 'name_key'
  const second = await namesContaining(tx, text, other, limit)
  return named(tx, [...new Set([...first, ...second])].slice(0, limit), locale)
}
