import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'

/** Products for sale of which so many pieces or fewer are left; those that are not counted have enough. */
export async function countScarce(tx: Tx, most: number): Promise<number> {
  const { count } = await tx
    .selectFrom('products')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('is_active', '=', true)
    .where('is_publicly_visible', '=', true)
    .where('track_inventory', '=', true)
    .where('stock_quantity', '<=', most)
    .executeTakeFirstOrThrow()
  return count
}
