import { sql } from 'kysely'
import type { Usd } from '#kernel/money.ts'
import { normalisePrice } from '#kernel/money-input.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { type Category, categoryOf } from '../products/product.rules.ts'
import type { PricedProduct } from './product-pricing.rules.ts'

const money = (decimal: string | null): Usd | null =>
  decimal === null ? null : normalisePrice(decimal)

const priced = (tx: Tx) =>
  tx
    .selectFrom('products')
    .select(['id', 'sku', 'name', 'name_en', 'category', 'url_slug', 'cost_price', 'sell_price'])
    .select(['numeric_price', 'final_price', 'delivery_fee', 'weight_lbs'])

type Row = Awaited<ReturnType<ReturnType<typeof priced>['executeTakeFirstOrThrow']>>

const itemsOf = (row: Row): PricedProduct => ({
  id: row.id,
  sku: row.sku ?? '',
  name: row.name,
  nameEn: row.name_en,
  category: categoryOf(row.category),
  slug: row.url_slug ?? row.id,
  cost: money(row.cost_price),
  sell: money(row.sell_price),
  ownUsa: money(row.numeric_price) || null,
  ownCuba: money(row.final_price) || null,
  deliveryFee: money(row.delivery_fee),
  weightLbs: row.weight_lbs === null ? null : Number(row.weight_lbs),
})

const active = (tx: Tx, category: Category | null) => {
  const query = priced(tx).where('is_active', '=', true)
  return category ? query.where('category', '=', category) : query
}

export async function countPriced(tx: Tx, category: Category | null): Promise<number> {
  const { count } = await active(tx, category)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const pricedPage = async (
  tx: Tx,
  category: Category | null,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<PricedProduct[]> =>
  (
    await active(tx, category)
      .orderBy('category')
      .orderBy('name')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute()
  ).map(itemsOf)

export const pricedByIds = async (tx: Tx, ids: readonly string[]): Promise<PricedProduct[]> =>
  ids.length === 0
    ? []
    : (await priced(tx).where('id', 'in', ids).orderBy('name').execute()).map(itemsOf)

/** Pages by id, for any catalogue size. */
export const pricedAfter = async (
  tx: Tx,
  category: Category | null,
  after: string | null,
  limit: number,
): Promise<PricedProduct[]> => {
  const query = active(tx, category).orderBy('id').limit(limit)
  return (await (after ? query.where('id', '>', after) : query).execute()).map(itemsOf)
}
