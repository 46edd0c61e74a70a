import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'
import type { Order } from '../order.rules.ts'
import { orderFields, toOrder } from '../order-rows.queries.server.ts'

export interface StoredAttempt {
  readonly key: string
  readonly hash: string
  readonly order: Order
}

/** The orders placed under these idempotency keys. */
export async function ordersOfAttempts(tx: Tx, keys: readonly string[]): Promise<StoredAttempt[]> {
  const rows = await tx
    .selectFrom('orders')
    .select([...orderFields, 'attempt_key', 'attempt_hash'])
    .where(sql<boolean>`attempt_key = any (${keys}::text[])`)
    .execute()
  return rows.map((row) => ({
    key: row.attempt_key,
    hash: row.attempt_hash,
    order: toOrder(row),
  }))
}
