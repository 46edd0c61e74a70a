import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'

export interface SavedRow {
  readonly id: string
  readonly name: string
  readonly query: string
  readonly saved_at: Date
}

export const savedOf = (tx: Tx, userId: string): Promise<SavedRow[]> =>
  tx
    .selectFrom('saved_calculations')
    .select(['id', 'name', 'query', 'saved_at'])
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute()

interface ToSave {
  readonly userId: string
  readonly name: string
  readonly query: string
  readonly now: Date
  readonly max: number
}

/** Inserts or renames; false where the limit is reached. */
export async function storeSaved(tx: Tx, { userId, name, query, now, max }: ToSave) {
  const { numAffectedRows = 0n } = await sql`
    insert into saved_calculations (user_id, name, query, saved_at)
    select ${userId}, ${name}, ${query}, ${now}
    where (select count(*) from saved_calculations where user_id = ${userId} and query <> ${query}) < ${max}
    on conflict (user_id, query) do update set name = excluded.name, saved_at = excluded.saved_at
  `.execute(tx)
  return numAffectedRows === 1n
}

export async function deleteSaved(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('saved_calculations')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
