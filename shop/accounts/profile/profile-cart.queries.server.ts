import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'

/** The cart stored in the user's own profile; null without a profile. */
export async function cartOf(tx: Tx, id: string): Promise<unknown> {
  const row = await tx
    .selectFrom('user_profiles')
    .select('cart')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.cart ?? null
}

export const saveCartOf = (tx: Tx, id: string, cart: readonly unknown[]) =>
  tx
    .updateTable('user_profiles')
    .set({ cart: sql`${JSON.stringify(cart)}::jsonb` })
    .where('id', '=', id)
    .execute()
