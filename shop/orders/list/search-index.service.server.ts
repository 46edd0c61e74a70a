import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { indexWords } from './search-index.queries.server.ts'

/** Takes the words of new orders into their index, which buyers do not wait for; staff finds them before, too. */
export const indexOrders = (ctx: Needs): Promise<void> =>
  inTransaction(ctx, async ({ tx }) => {
    await indexWords(tx)
  })
