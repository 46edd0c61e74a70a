import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { indexWords } from './search-index.queries.server.ts'

/** Indexes new orders outside the buyers' requests; the search finds unindexed ones too. */
export const indexOrders = (ctx: Needs): Promise<void> =>
  inTransaction(ctx, async ({ tx }) => {
    await indexWords(tx)
  })
