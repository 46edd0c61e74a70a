import type { Tx } from '#platform/database/transaction.ts'

/** False if the transfer was counted before, for anything; concurrent inserts wait for each other. */
export async function insertReference(
  tx: Tx,
  counted: {
    readonly reference: string
    readonly used_for: 'order' | 'donation'
    readonly at: Date
  },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('bank_references')
    .values(counted)
    .onConflict((c) => c.column('reference').doNothing())
    .returning('reference')
    .execute()
  return inserted.length === 1
}

/** The number of the order whose money moved under this reference. */
export const orderOfReference = (tx: Tx, reference: string) =>
  tx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('orders.order_number as number')
    .where('payments.provider_id', '=', reference)
    .orderBy('payments.id')
    .limit(1)
    .executeTakeFirst()
