import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import type { DB } from '#platform/database/schema.generated.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { type Listing, pageSize, type Sort } from './listing.input.ts'
import { type Category, categoryOf } from './product.rules.ts'
import { summariesByIds } from './products.queries.server.ts'

type Where = ExpressionBuilder<DB, 'listed_products'>

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

const found = (search: UnderstoodSearch) => sql<SqlBool>`search @@ ${search.query}::tsquery`

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
    .selectFrom('listed_products')
    .where((where) =>
      where.and(
        Object.values(conditionsOf(where, wanted, destination)).filter((one) => one !== null),
      ),
    )
    .$if(search !== null, (query) => query.where(found(search!)))

/** Best match first: the family that was named, then what bears the words in its name. */
const matchOrders = ({ query, families }: UnderstoodSearch): RawBuilder<unknown>[] => [
  ...(families.length > 0 ? [sql`category = any (${[...families]}) desc`] : []),
  sql`names @@ ${query}::tsquery desc`,
]

function ordersOf(
  sort: Sort,
  search: UnderstoodSearch | null,
  destination: Destination,
  locale: Locale,
): RawBuilder<unknown>[] {
  const price = sql.ref(priceColumn(destination))
  const orders: Record<Sort, RawBuilder<unknown>[]> = {
    match: search ? [...matchOrders(search), sql`${price} asc nulls last`] : [],
    price: [sql`${price} asc nulls last`],
    'price-desc': [sql`${price} desc nulls last`],
    name: [sql.ref(nameColumn(locale))],
    power: [sql`power_w desc nulls last`, sql`${price} asc nulls last`],
    energy: [sql`energy_wh desc nulls last`, sql`${price} asc nulls last`],
    'wh-price': [
      sql`${price}::float8 / nullif(usable_wh, 0) asc nulls last`,
      sql`${price} asc nulls last`,
    ],
  }
  return [...orders[sort], sql`name_key`, sql`product_id`]
}

export async function listedProducts(
  tx: Tx,
  wanted: Listing,
  search: UnderstoodSearch | null,
  destination: Destination,
  locale: Locale,
) {
  let query = listed(tx, wanted, search, destination).select('product_id')
  if (wanted.category) query = query.where('category', '=', wanted.category)
  for (const order of ordersOf(wanted.sort, search, destination, locale))
    query = query.orderBy(order)
  const rows = await query
    .limit(pageSize)
    .offset((wanted.page - 1) * pageSize)
    .execute()
  return inOrder(tx, rows, locale)
}

/** The summaries of the given rows, in their order. */
async function inOrder(tx: Tx, rows: readonly { product_id: string }[], locale: Locale) {
  const ids = rows.map((row) => row.product_id)
  const summaries = new Map(
    (await summariesByIds(tx, ids, locale)).map((product) => [product.id, product]),
  )
  return ids.flatMap((id) => summaries.get(id) ?? [])
}

/** How many products each family has under the other conditions of the listing. */
export async function countsByCategory(
  tx: Tx,
  wanted: Listing,
  search: UnderstoodSearch | null,
  destination: Destination,
): Promise<Map<Category, number>> {
  const rows = await listed(tx, wanted, search, destination)
    .select(['category', sql<number>`count(*)::int`.as('count')])
    .groupBy('category')
    .execute()
  return new Map(rows.map((row) => [categoryOf(row.category), row.count]))
}

export async function countListed(
  tx: Tx,
  wanted: Listing,
  search: UnderstoodSearch | null,
  destination: Destination,
): Promise<number> {
  let query = listed(tx, wanted, search, destination).select(sql<number>`count(*)::int`.as('count'))
  if (wanted.category) query = query.where('category', '=', wanted.category)
  return (await query.executeTakeFirstOrThrow()).count
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
