import { sql } from 'kysely'
import { centsFromDecimal, type Usd } from '#kernel/money.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { Product } from './product.rules.ts'
import { publishedByIds } from './products.queries.server.ts'

/** A product on its way into an order: as it is sold, in both languages, and what it costs the shop. */
export interface Goods {
  readonly product: Product
  readonly nameEs: string
  readonly nameEn: string
  readonly unitCost: Usd | null
}

export interface Taken {
  readonly productId: string
  readonly quantity: number
}

/** Others who sell the same wait until this transaction ends; always in the same order, so nobody waits in a circle. */
const lockProducts = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('products')
    .select(['id', 'name', 'name_en', 'cost_price'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export async function lockedGoods(tx: Tx, ids: readonly string[]): Promise<Goods[]> {
  if (ids.length === 0) return []
  const own = new Map((await lockProducts(tx, ids)).map((row) => [row.id, row]))
  const products = await publishedByIds(tx, ids, 'es')
  return products.flatMap((product) => {
    const row = own.get(product.id)
    if (!row) return []
    const unitCost = row.cost_price === null ? null : centsFromDecimal(row.cost_price)
    return [{ product, nameEs: row.name, nameEn: row.name_en ?? row.name, unitCost }]
  })
}

const listed = (taken: readonly Taken[]) =>
  sql<{ product_id: string; quantity: number }>`
    unnest(${taken.map((one) => one.productId)}::uuid[], ${taken.map((one) => one.quantity)}::int[])
      as t (product_id, quantity)`

/** Takes what is counted off the stock, with its reason; what is not counted stays as it is. */
export const takeStock = (tx: Tx, orderId: string, taken: readonly Taken[], now: Date) =>
  sql`
    with less as (
      update products p set stock_quantity = p.stock_quantity - t.quantity from ${listed(taken)}
      where p.id = t.product_id and p.track_inventory and p.stock_quantity is not null
      returning p.id, t.quantity
    )
    insert into stock_movements (product_id, order_id, kind, quantity, moved_at)
    select id, ${orderId}::uuid, 'reserved', -quantity, ${now}::timestamptz from less`.execute(tx)

/** Gives back exactly what an order took, once; a second time changes nothing. */
export const returnStock = (tx: Tx, orderId: string, now: Date) =>
  sql`
    with back as (
      insert into stock_movements (product_id, order_id, kind, quantity, moved_at)
      select product_id, order_id, 'returned', -quantity, ${now}::timestamptz
      from stock_movements where order_id = ${orderId}::uuid and kind = 'reserved'
      order by product_id
      on conflict on constraint stock_moves_once_per_order do nothing
      returning product_id, quantity
    )
    update products p set stock_quantity = p.stock_quantity + back.quantity from back
    where p.id = back.product_id and p.stock_quantity is not null`.execute(tx)
