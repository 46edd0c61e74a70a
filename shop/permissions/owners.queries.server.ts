import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'

export async function ownerIds(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('shop_owners').select('user_id').orderBy('user_id').execute()
  return rows.map(({ user_id }) => user_id)
}

export const insertOwner = (tx: Tx, id: string) =>
  tx.insertInto('shop_owners').values({ user_id: id }).execute()

export const deleteOwner = (tx: Tx, id: string) =>
  tx.deleteFrom('shop_owners').where('user_id', '=', id).execute()

/** Two who step down at once would leave nobody. */
export const lockOwners = (tx: Tx) => sql`select pg_advisory_xact_lock(714202613)`.execute(tx)
