import type { Tx } from '#platform/database/transaction.ts'

export async function noteExists(tx: Tx, orderId: string, code: string): Promise<boolean> {
  const found = await tx
    .selectFrom('order_changes')
    .select('id')
    .where('order_id', '=', orderId)
    .where('code', '=', code)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
