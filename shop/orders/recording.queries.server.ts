import type { Insertable } from 'kysely'
import type { OrderLines, Orders } from '#platform/database/schema.generated.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { Order } from './order.rules.ts'
import { type NewChange, orderColumns, toOrder } from './orders.queries.server.ts'

export type NewOrderRow = Insertable<Orders> & { readonly id: string }
export type NewLineRow = Omit<Insertable<OrderLines>, 'order_id'>

/** The order, its lines and the first rows of its history in one statement. */
export async function insertOrder(
  tx: Tx,
  order: NewOrderRow,
  lines: readonly NewLineRow[],
  changes: readonly NewChange[],
): Promise<Order> {
  const row = await tx
    .with('sold', (writing) =>
      writing
        .insertInto('order_lines')
        .values(lines.map((line) => ({ ...line, order_id: order.id }))),
    )
    .with('told', (writing) => writing.insertInto('order_changes').values([...changes]))
    .insertInto('orders')
    .values(order)
    .returning(orderColumns)
    .executeTakeFirstOrThrow()
  return toOrder(row)
}
