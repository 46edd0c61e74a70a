import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { listDue } from './listing-due.queries.server.ts'

/** This batch takes a fraction of a second, which bounds the wait of an order for one of its products. */
const atOnce = 250

/**
 * Lists the next batch of bulk-changed products in a short transaction; returns whether another one is due.
 * Until then they are found at their old position: prices are read anew wherever shown, and products no
 * longer for sale leave the list at once.
 */
export const listMoreProducts = (ctx: Needs): Promise<boolean> =>
  inTransaction(ctx, ({ tx }) => listDue(tx, atOnce))
