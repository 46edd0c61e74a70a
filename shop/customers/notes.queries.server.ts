import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'

/** A customer's account and addresses. */
export interface Known {
  readonly userId: string | null
  readonly emails: readonly string[]
}

const about = ({ userId, emails }: Known) =>
  sql<boolean>`(user_id = ${userId}::uuid or email = any(${[...emails]}::text[]))`

export const notesAbout = (tx: Tx, known: Known) =>
  tx
    .selectFrom('customer_notes')
    .select(['id', 'note', 'noted_by as by', 'noted_at as at'])
    .where(about(known))
    .orderBy('noted_at', 'desc')
    .limit(100)
    .execute()

export interface NewNote {
  readonly email: string
  readonly userId: string | null
  readonly note: string
  readonly by: string
}

export const insertNote = (tx: Tx, { email, userId, note, by }: NewNote, now: Date) =>
  tx
    .insertInto('customer_notes')
    .values({ email, user_id: userId, note, noted_by: by, noted_at: now })
    .execute()

/** Of this customer only; whether there was one. */
export async function deleteNote(tx: Tx, known: Known, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('customer_notes')
    .where('id', '=', id)
    .where(about(known))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteNotesAbout(tx: Tx, known: Known): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('customer_notes')
    .where(about(known))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
