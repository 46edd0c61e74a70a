import type { Insertable } from 'kysely'
import type { OrderLines, Orders } from '#platform/database/schema.generated.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { Order, OrderLine } from './order.rules.ts'
import { lineColumns, orderColumns, toLine, toOrder } from './orders.queries.server.ts'

export type NewOrderRow = Insertable<Orders>
export type NewLineRow = Omit<Insertable<OrderLines>, 'order_id'>

export async function insertOrder(tx: Tx, order: NewOrderRow): Promise<Order> {
  const inserting = tx.insertInto('orders').values(order).returning(orderColumns)
  return toOrder(await inserting.executeTakeFirstOrThrow())
}

/** The lines as they are kept, in their order. */
export async function insertLines(
  tx: Tx,
  orderId: string,
  lines: readonly NewLineRow[],
): Promise<OrderLine[]> {
  const rows = await tx
    .insertInto('order_lines')
    .values(lines.map((line) => ({ ...line, order_id: orderId })))
    .returning([...lineColumns, 'position'])
    .execute()
  return rows.toSorted((a, b) => a.position - b.position).map(toLine)
}
