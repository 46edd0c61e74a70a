import type { Insertable } from 'kysely'
import type { OrderLines, Orders } from '#platform/database/schema.generated.ts'
import type { Tx } from '#platform/database/transaction.ts'

export type NewOrderRow = Insertable<Orders>
export type NewLineRow = Omit<Insertable<OrderLines>, 'order_id'>

export const insertOrder = (tx: Tx, order: NewOrderRow) =>
  tx.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow()

export const insertLines = (tx: Tx, orderId: string, lines: readonly NewLineRow[]) =>
  tx
    .insertInto('order_lines')
    .values(lines.map((line) => ({ ...line, order_id: orderId })))
    .execute()
