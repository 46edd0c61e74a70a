import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { insertReference } from './references.queries.server.ts'

/**
 * Counts a transfer of the bank for one thing and for nothing else, in the transaction of whoever
 * counts it; false where it was counted before.
 */
export const countReference = (
  ctx: Needs<'now'>,
  reference: string,
  usedFor: 'order' | 'donation',
): Promise<boolean> =>
  inTransaction(ctx, ({ tx, now }) =>
    insertReference(tx, { reference, used_for: usedFor, at: now }),
  )
