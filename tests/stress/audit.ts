import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import type { RequestedLine } from '#shop/orders/placing/placing.rules.ts'

const rowsOf = <Row>(db: Database, query: ReturnType<typeof sql<Row>>) =>
  inTransaction(
    asSystem(db, 'a test counts'),
    async ({ tx }) => (await query.execute(tx)).rows as Row[],
  )

/** Gives the first so many products that go everywhere this much stock; their ids. */
export const stocked = async (db: Database, products: number, stock: number): Promise<string[]> => {
  const rows = await rowsOf(
    db,
    sql<{ id: string }>`
      update products set stock_quantity = ${stock}, track_inventory = true
      where id in (
        select id from products where sku like 'KIT-LUZ%' or sku like 'BAT-%' order by sku limit ${products}
      ) returning id`,
  )
  return rows.map(({ id }) => id).sort()
}

export interface StoredOrder {
  readonly id: string
  readonly number: string
  readonly attempt: string
  readonly lines: readonly RequestedLine[]
  readonly changes: number
  readonly transfers: number
  readonly screenings: number
}

/** Every order of these attempts with all that placing writes. */
export const storedOrders = (db: Database, attempts: readonly string[]) =>
  rowsOf(
    db,
    sql<StoredOrder>`
      select o.id, o.order_number as number, o.attempt_key as attempt,
        (select coalesce(json_agg(json_build_object('id', l.product_id, 'quantity', l.quantity)
          order by l.position), '[]') from order_lines l where l.order_id = o.id) as lines,
        (select count(*)::int from order_changes c where c.order_id = o.id) as changes,
        (select count(*)::int from zelle_payments z where z.order_id = o.id) as transfers,
        (select count(*)::int from compliance_scans s where s.order_id = o.id) as screenings
      from orders o where o.attempt_key = any(${attempts})`,
  )

export interface Counted {
  readonly id: string
  readonly stock: number
  /** What the lines of orders hold of it that still stand, and have not given it back unpaid. */
  readonly sold: number
  /** What the ledger says left the shelf. */
  readonly moved: number
}

export const counted = (db: Database, products: readonly string[]) =>
  rowsOf(
    db,
    sql<Counted>`
      select p.id, p.stock_quantity as stock,
        (select coalesce(sum(l.quantity), 0)::int from order_lines l join orders o on o.id = l.order_id
          where l.product_id = p.id and o.closed_at is null and o.items_released_at is null) as sold,
        (select coalesce(-sum(m.quantity), 0)::int from stock_movements m
          where m.product_id = p.id and m.order_id is not null) as moved
      from products p where p.id = any(${products}) order by p.id`,
  )
