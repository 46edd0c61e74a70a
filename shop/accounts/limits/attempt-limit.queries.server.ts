import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'

/**
 * Counts an attempt; a new window starts when the last one has expired. The row lock makes the count exact.
 */
export async function countTry(
  tx: Tx,
  key: string,
  now: Date,
  { everyMs, times = 1 }: { readonly everyMs: number; readonly times?: number | undefined },
): Promise<{ startedAt: Date; count: number }> {
  const startedAt = new Date(now.getTime() - everyMs)
  const { rows } = await sql<{ startedAt: Date; count: number }>`
    insert into tries (key, began_at, count) values (${key}, ${now}, ${times})
    on conflict (key) do update set
      count = case when tries.began_at <= ${startedAt} then excluded.count else least(tries.count + excluded.count, 1000000) end,
      began_at = case when tries.began_at <= ${startedAt} then excluded.began_at else tries.began_at end
    returning began_at as "startedAt", count`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a try was not counted')
  return row
}

export const deleteOldAttempts = (tx: Tx, key: string) =>
  tx.deleteFrom('tries').where('key', '=', key).execute()

export const giveBackTry = (tx: Tx, key: string) =>
  tx
    .updateTable('tries')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where('key', '=', key)
    .execute()

export const deleteAttemptsBefore = (tx: Tx, before: Date) =>
  tx.deleteFrom('tries').where('began_at', '<', before).execute()

export async function attemptsOf(tx: Tx, key: string): Promise<number> {
  const row = await tx.selectFrom('tries').select('count').where('key', '=', key).executeTakeFirst()
  return row?.count ?? 0
}

export async function attemptStartedAt(tx: Tx, key: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('tries')
    .select('began_at')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.began_at ?? null
}

export const setAttemptStart = (tx: Tx, key: string, at: Date) =>
  tx
    .insertInto('tries')
    .values({ key, began_at: at, count: 1 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ began_at: at }))
    .execute()
