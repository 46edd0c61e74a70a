import { sql } from 'kysely'
import { insertRows, type NewRow } from '#platform/database/insert-rows.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { Order } from '../order.rules.ts'
import { type OrderRow, returnedOrder, toOrder } from '../order-rows.queries.server.ts'
import type { NewChange } from '../orders.queries.server.ts'

export interface OrderRows {
  readonly order: NewRow<'orders'> & { readonly id: string }
  readonly lines: readonly NewRow<'order_lines'>[]
  readonly changes: readonly NewChange[]
}

/** A fixed order prevents deadlocks between processes that place the same keys. */
const byAttempt = (one: OrderRows, other: OrderRows) =>
  String(one.order.attempt_key) < String(other.order.attempt_key) ? -1 : 1

/** Orders, lines and first history rows in one statement; returned in input order. */
export async function insertOrders(tx: Tx, placed: readonly OrderRows[]): Promise<Order[]> {
  const lines = placed.flatMap(({ order, lines }) =>
    lines.map((line) => ({ ...line, order_id: order.id })),
  )
  const { rows } = await sql<OrderRow>`
    with sold as (${insertRows('order_lines', lines)}),
    told as (${insertRows(
      'order_changes',
      placed.flatMap(({ changes }) => changes),
    )})
    ${insertRows(
      'orders',
      placed.toSorted(byAttempt).map(({ order }) => order),
    )}
    returning ${returnedOrder}`.execute(tx)
  const found = new Map(rows.map((row) => [row.id, toOrder(row)]))
  return placed.flatMap(({ order }) => found.get(order.id) ?? [])
}
