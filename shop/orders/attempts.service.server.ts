import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Order } from './order.rules.ts'
import { attemptHash, findOrder, waitForAttempt } from './orders.queries.server.ts'

export interface EarlierAttempt {
  readonly order: Order
  /** False where the key was used for another wish. */
  readonly isSame: boolean
}

/** What became of this attempt before, if anything; a second one waits until the first has ended. */
export const earlierAttempt = (
  ctx: Needs,
  attemptKey: string,
  hash: string,
): Promise<EarlierAttempt | null> =>
  inTransaction(ctx, async ({ tx }) => {
    await waitForAttempt(tx, attemptKey)
    const kept = await attemptHash(tx, attemptKey)
    if (kept === undefined) return null
    const order = await findOrder(tx, { attemptKey })
    return order && { order, isSame: kept === hash }
  })
