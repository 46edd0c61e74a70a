import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'

export const insertSharedCart = (tx: Tx, token: string, cart: string) =>
  tx.insertInto('shared_carts').values({ token, cart }).execute()

/** Sets the token first: row-level security shows that cart only. */
export async function sharedCartByToken(tx: Tx, token: string): Promise<string | null> {
  await sql`select set_config('shop.cart_token', ${token}, true)`.execute(tx)
  const row = await tx
    .selectFrom('shared_carts')
    .select('cart')
    .where('token', '=', token)
    .executeTakeFirst()
  return row?.cart ?? null
}

export const deleteExpiredCarts = (tx: Tx) =>
  tx
    .deleteFrom('shared_carts')
    .where('created_at', '<', sql<Date>`now() - interval '90 days'`)
    .executeTakeFirst()
