import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Order } from './order.rules.ts'
import { attemptHash, findOrder } from './orders.queries.server.ts'

export interface EarlierAttempt {
  readonly order: Order
  /** False where the key was used for another wish. */
  readonly isSame: boolean
}

/** What became of this attempt before, if anything. */
export const earlierAttempt = (
  ctx: Needs,
  attemptKey: string,
  hash: string,
): Promise<EarlierAttempt | null> =>
  inTransaction(ctx, async ({ tx }) => {
    const kept = await attemptHash(tx, attemptKey)
    if (kept === undefined) return null
    const order = await findOrder(tx, { attemptKey })
    return order && { order, isSame: kept === hash }
  })

const taken = 'orders_attempt_is_unique'

/** Another request placed the same attempt at the same moment: this one has waited for it, and may look again. */
export const isTakenMeanwhile = (error: unknown): boolean =>
  (error as { readonly constraint?: unknown } | null)?.constraint === taken
