import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { insertReference } from './references.queries.server.ts'

/**
 * Counts a bank transfer for one payable only, in the caller's transaction; false if it was
 * counted before.
 */
export const countReference = (
  ctx: Needs<'now'>,
  reference: string,
  usedFor: 'order' | 'donation',
): Promise<boolean> =>
  inTransaction(ctx, ({ tx, now }) =>
    insertReference(tx, { reference, used_for: usedFor, at: now }),
  )
