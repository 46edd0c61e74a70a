import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import type { DB } from '#platform/database/schema.generated.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { type Listing, pageSize, type Sort } from './listing.input.ts'
import { type Category, categoryOf } from './product.rules.ts'
import { summaryColumns, toSummary } from './products.queries.server.ts'

type Where = ExpressionBuilder<DB, 'products_view'>

const priceColumn = (destination: Destination) =>
  destination === 'cuba' ? ('final_price' as const) : ('numeric_price' as const)

const foundBy = (search: string) =>
  sql<SqlBool>`id in (select id from products where products.search @@ (select search_query(${search})))`

/** The conditions of a listing; `category` apart, so that families can be counted beside each other. */
function conditions(where: Where, wanted: Listing, destination: Destination) {
  const price = priceColumn(destination)
  const all = [
    where('is_active', '=', true),
    where('is_publicly_visible', '=', true),
    where('in_stock', '=', true),
    where('category', '<>', 'unknown'),
  ]
  const least = (column: 'power_w' | 'energy_wh', value: number | null) =>
    value === null ? [] : [where(column, '>=', value)]
  const most = (column: 'power_w' | 'energy_wh', value: number | null) =>
    value === null ? [] : [where(column, '<=', value)]
  return where.and([
    ...all,
    ...(wanted.search === '' ? [] : [foundBy(wanted.search)]),
    ...(wanted.minPrice === null ? [] : [where(price, '>=', String(wanted.minPrice))]),
    ...(wanted.maxPrice === null ? [] : [where(price, '<=', String(wanted.maxPrice))]),
    ...least('power_w', wanted.minW),
    ...most('power_w', wanted.maxW),
    ...least('energy_wh', wanted.minWh),
    ...most('energy_wh', wanted.maxWh),
    ...(wanted.voltage === null ? [] : [where('voltage_v', '=', wanted.voltage)]),
    ...(wanted.onlyAvailable ? [where('available_for', 'in', ['all', destination])] : []),
  ])
}

function orderOf(sort: Sort, destination: Destination, locale: Locale) {
  const price = sql.ref(priceColumn(destination))
  const name = locale === 'en' ? sql`fold(coalesce(name_en, name))` : sql`fold(name)`
  const orders: Record<Sort, ReturnType<typeof sql>> = {
    price: sql`${price} asc nulls last`,
    'price-desc': sql`${price} desc nulls last`,
    name,
    power: sql`power_w desc nulls last`,
    energy: sql`energy_wh desc nulls last`,
    'wh-price': sql`${price} / nullif(usable_wh, 0) asc nulls last`,
  }
  return orders[sort]
}

export async function listedProducts(
  tx: Tx,
  wanted: Listing,
  destination: Destination,
  locale: Locale,
) {
  const rows = await tx
    .selectFrom('products_view')
    .select(summaryColumns)
    .where((where) => conditions(where, wanted, destination))
    .$if(wanted.category !== null, (query) => query.where('category', '=', wanted.category!))
    .orderBy(orderOf(wanted.sort, destination, locale))
    .orderBy(sql`fold(name)`)
    .orderBy('id')
    .limit(pageSize)
    .offset((wanted.page - 1) * pageSize)
    .execute()
  return rows.map((row) => toSummary(row, locale))
}

/** How many products each family has under the other conditions of the listing. */
export async function countsByCategory(
  tx: Tx,
  wanted: Listing,
  destination: Destination,
): Promise<Map<Category, number>> {
  const rows = await tx
    .selectFrom('products_view')
    .select(['category', sql<number>`count(*)::int`.as('count')])
    .where((where) => conditions(where, wanted, destination))
    .groupBy('category')
    .execute()
  return new Map(rows.map((row) => [categoryOf(row.category), row.count]))
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

export interface Suggestion {
  readonly id: string
  readonly name: string
}

/** Products whose name, in either language, contains the text; capitals and accents do not matter. */
export async function suggestedProducts(
  tx: Tx,
  text: string,
  locale: Locale,
  limit: number,
): Promise<Suggestion[]> {
  const shown = locale === 'en' ? sql<string>`coalesce(p.name_en, p.name)` : sql<string>`p.name`
  const { rows } = await sql<Suggestion>`
    select p.id, ${shown} as name from products p
    where p.is_active and p.is_publicly_visible and p.in_stock and p.category <> 'unknown'
      and p.folded_names like '%' || fold(${escapeLike(text)}) || '%'
    order by fold(${shown}), p.id
    limit ${limit}`.execute(tx)
  return rows
}
