import type { Tx } from '#platform/database/transaction.ts'

/** When a note was added first; null while it was not. */
export async function noteDate(tx: Tx, orderId: string, code: string): Promise<Date | null> {
  const found = await tx
    .selectFrom('order_changes')
    .select((of) => of.fn.min('changed_at').as('at'))
    .where('order_id', '=', orderId)
    .where('code', '=', code)
    .executeTakeFirst()
  return found?.at ?? null
}

/** Which of these orders have a note. */
export async function ordersWithNote(tx: Tx, ids: readonly string[], code: string) {
  const rows = await tx
    .selectFrom('order_changes')
    .select('order_id')
    .where('order_id', 'in', [...ids])
    .where('code', '=', code)
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}
