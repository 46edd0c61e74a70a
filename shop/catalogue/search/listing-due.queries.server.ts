import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'

/** Product changes apply with this transaction; their listing follows later. */
export const listLater = (tx: Tx) =>
  sql`select set_config('shop.lists_later', 'on', true)`.execute(tx)

export async function listDue(tx: Tx, max: number): Promise<boolean> {
  const { rows } = await sql<{ more: boolean }>`select list_due(${max}) as more`.execute(tx)
  return rows[0]?.more ?? false
}
