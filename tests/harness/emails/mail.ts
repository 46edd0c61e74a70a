import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/database/connect.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { actingAs } from '../database/actors.ts'

export interface QueuedEmail {
  readonly email: string
  readonly recipient: string
  readonly locale: string
  readonly subject: string
  /** Null once the letter has been sent. */
  readonly html: string | null
  readonly text: string | null
}

const read = (tx: Tx, address: string): Promise<QueuedEmail[]> =>
  tx
    .selectFrom('outbox')
    .select(['letter as email', 'recipient', 'locale', 'subject', 'html', 'text'])
    .where('recipient', '=', address)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The letters for an address that were committed, oldest first. */
export const emailsTo = (db: Database, address: string): Promise<QueuedEmail[]> =>
  inTransaction(asSystem(db, 'a test reads the outbox'), ({ tx }) => read(tx, address))

/** The same, from inside a transaction that will be rolled back. */
export const emailsInside = (ctx: Ctx & { tx: Tx }, address: string): Promise<QueuedEmail[]> =>
  actingAs(ctx, 'system', ({ tx }) => read(tx, address))

/** The first address in the text of a letter: the one its button opens. */
export function linkIn({ text }: QueuedEmail): string {
  const [link] = /https?:\/\/\S+/.exec(text ?? '') ?? []
  if (!link) throw new Error('the letter holds no link')
  return link
}
