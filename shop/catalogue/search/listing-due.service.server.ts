import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { listDue } from './listing-due.queries.server.ts'

/** So many take a fraction of a second, and whoever buys one of them waits no longer. */
const atOnce = 250

/**
 * Lists more of the products that were changed by the thousand as they are now, in a short transaction
 * of its own; says whether to go on at once. Until then they stand and are found where they were: what
 * they cost is read anew wherever it is shown, and what cannot be bought any more left the list at once.
 */
export const listMoreProducts = (ctx: Needs): Promise<boolean> =>
  inTransaction(ctx, ({ tx }) => listDue(tx, atOnce))
