import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { insertReference, orderOfReference } from './references.queries.server.ts'

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

/** The order in which a reference was used; null where it was none. */
export const orderUsing = (ctx: Needs, reference: string): Promise<string | null> =>
  inTransaction(
    ctx,
    async ({ tx }) => (await orderOfReference(tx, reference.trim()))?.number ?? null,
  )
