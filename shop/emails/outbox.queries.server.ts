import type { Tx } from '#platform/database/transaction.ts'

export interface NewLetter {
  readonly recipient: string
  readonly reply_to: string
  readonly locale: string
  readonly letter: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** Without `returning`: who puts a letter in may not read it back. */
export const insertLetter = (tx: Tx, letter: NewLetter, now: Date) =>
  tx
    .insertInto('outbox')
    .values({ ...letter, created_at: now, next_attempt_at: now })
    .execute()
