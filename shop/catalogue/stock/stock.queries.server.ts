import { sql } from 'kysely'
import { centsFromDecimal, type Usd } from '#kernel/money.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { Product } from '../products/product.rules.ts'
import { productColumns, published, toProduct } from '../products/products.queries.server.ts'
import { type Movement, readMovementKind } from './movement.rules.ts'

/** A product as an order needs it: as sold, in both languages, and its cost. */
export interface OrderItems {
  readonly product: Product
  readonly nameEs: string
  readonly nameEn: string
  readonly unitCost: Usd | null
}

export interface Taken {
  readonly orderId: string
  readonly productId: string
  readonly quantity: number
}

export async function productsByIds(tx: Tx, ids: readonly string[]): Promise<OrderItems[]> {
  const rows = await published(tx)
    .select(productColumns)
    .select((row) =>
      row
        .selectFrom('products')
        .select('cost_price')
        .whereRef('products.id', '=', 'products_view.id')
        .as('cost_price'),
    )
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .execute()
  return rows.map((row) => ({
    product: toProduct(row, 'es'),
    nameEs: row.name,
    nameEn: row.name_en ?? row.name,
    unitCost: row.cost_price === null ? null : centsFromDecimal(row.cost_price),
  }))
}

const listed = (taken: readonly Taken[]) => {
  const column = (name: keyof Taken) => taken.map((one) => one[name])
  return sql`unnest(${column('orderId')}::uuid[], ${column('productId')}::uuid[],
    ${column('quantity')}::int[]) as t (order_id, product_id, quantity)`
}

/**
 * Deducts tracked stock with a movement; untracked stock stays. Returns a product without enough stock,
 * which stays unchanged, or null. Rows are locked in a fixed order until this transaction ends, which
 * avoids deadlocks.
 */
export async function takeStock(
  tx: Tx,
  taken: readonly Taken[],
  now: Date,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with asked as (select * from ${listed(taken)}),
    wanted as (select product_id, sum(quantity)::int as quantity from asked group by product_id),
    counted as (
      select p.id, p.stock_quantity, w.quantity
      from products p join wanted w on p.id = w.product_id
      where p.track_inventory and p.stock_quantity is not null
      order by p.id for no key update of p
    ), less as (
      update products p set stock_quantity = p.stock_quantity - c.quantity from counted c
      where p.id = c.id and c.stock_quantity >= c.quantity
      returning p.id
    ), moved as (
      insert into stock_movements (product_id, order_id, kind, quantity, moved_at)
      select a.product_id, a.order_id, 'reserved', -a.quantity, ${now}::timestamptz
      from asked a join less on less.id = a.product_id
    )
    select id from counted where stock_quantity < quantity limit 1`.execute(tx)
  return rows[0]?.id ?? null
}

/** Puts what an order reserves on sale again while the order stays open; once per order. */
export const releaseStock = (tx: Tx, orderId: string, now: Date) =>
  sql`
    with back as (
      insert into stock_movements (product_id, order_id, kind, quantity, moved_at)
      select product_id, order_id, 'released', -quantity, ${now}::timestamptz
      from stock_movements where order_id = ${orderId}::uuid and kind = 'reserved'
      order by product_id
      on conflict on constraint stock_moves_once_per_order do nothing
      returning product_id, quantity
    )
    update products p set stock_quantity = p.stock_quantity + back.quantity from back
    where p.id = back.product_id and p.stock_quantity is not null`.execute(tx)

/** Reserves what an order released, all of it or nothing; whether there was enough. */
export async function retakeStock(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isEnough: boolean }>`
    with wanted as (
      select product_id, sum(quantity)::int as quantity from stock_movements
      where order_id = ${orderId}::uuid and kind in ('released', 'reserved_again')
      group by product_id having sum(quantity) > 0
    ), counted as (
      select p.id, p.stock_quantity, w.quantity from products p join wanted w on p.id = w.product_id
      order by p.id for no key update of p
    ), enough as (
      select not exists (select from counted where stock_quantity < quantity) as yes
    ), less as (
      update products p set stock_quantity = p.stock_quantity - c.quantity from counted c, enough
      where enough.yes and p.id = c.id and p.stock_quantity is not null
    ), moved as (
      insert into stock_movements (product_id, order_id, kind, quantity, moved_at)
      select c.id, ${orderId}::uuid, 'reserved_again', -c.quantity, ${now}::timestamptz
      from counted c, enough where enough.yes
    )
    select yes as "isEnough" from enough`.execute(tx)
  return rows[0]?.isEnough ?? false
}

/** Whether what an order released could be reserved again now. */
export async function isEnoughToRetake(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ isEnough: boolean }>`
    select not exists (
      select from (
        select product_id, sum(quantity) as quantity from stock_movements
        where order_id = ${orderId}::uuid and kind in ('released', 'reserved_again') group by product_id
      ) w join products p on p.id = w.product_id where p.stock_quantity < w.quantity
    ) as "isEnough"`.execute(tx)
  return rows[0]?.isEnough ?? false
}

/** Returns exactly the quantities an order has; idempotent. */
export const returnStock = (tx: Tx, orderId: string, now: Date) =>
  sql`
    with back as (
      insert into stock_movements (product_id, order_id, kind, quantity, moved_at)
      select product_id, order_id, 'returned', -sum(quantity), ${now}::timestamptz
      from stock_movements
      where order_id = ${orderId}::uuid and kind in ('reserved', 'released', 'reserved_again')
      group by product_id, order_id having sum(quantity) < 0
      order by product_id
      on conflict on constraint stock_moves_once_per_order do nothing
      returning product_id, quantity
    )
    update products p set stock_quantity = p.stock_quantity + back.quantity from back
    where p.id = back.product_id and p.stock_quantity is not null`.execute(tx)

export interface LowStock {
  readonly scarce: number
  readonly soldOut: number
}

/** Published products with tracked stock at or below the threshold. */
export async function countLow(tx: Tx, max: number): Promise<LowStock> {
  const { rows } = await sql<LowStock>`
    select (count(*) filter (where track_inventory and stock_quantity between 1 and ${max}))::int as scarce,
      (count(*) filter (where not in_stock))::int as "soldOut"
    from products where is_active and is_publicly_visible`.execute(tx)
  return rows[0] ?? { scarce: 0, soldOut: 0 }
}

/** How many of each of these were sold since, less what came back; only of those sold. */
export async function soldSince(
  tx: Tx,
  ids: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; sold: number }>`
    select product_id as id, (-sum(quantity))::int as sold from stock_movements
    where product_id = any (${[...ids]}::uuid[]) and moved_at >= ${since} and order_id is not null
    group by 1 having sum(quantity) < 0`.execute(tx)
  return new Map(rows.map(({ id, sold }) => [id, sold]))
}

const shown = 30

/** Movements of a product, newest first. */
export async function movementsOf(tx: Tx, productId: string): Promise<Movement[]> {
  const rows = await tx
    .selectFrom('stock_movements')
    .select(['id', 'moved_at', 'kind', 'quantity', 'reason'])
    .where('product_id', '=', productId)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute()
  return rows.map(({ id, moved_at, kind, ...rest }) => ({
    ...rest,
    id: Number(id),
    at: moved_at.toISOString(),
    kind: readMovementKind(kind),
  }))
}

/** Products for sale: those with a drawing that comes with the shop, and the others. */
export async function countForSale(tx: Tx): Promise<{ demonstration: number; own: number }> {
  const { rows } = await sql<{ demonstration: number; own: number }>`
    select count(*) filter (where image_url like '/products/%')::int as demonstration,
      count(*) filter (where image_url is null or image_url not like '/products/%')::int as own
    from products where is_active and is_publicly_visible`.execute(tx)
  return rows[0] ?? { demonstration: 0, own: 0 }
}
