import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { ordersOfAttempts, type StoredAttempt } from '../orders.queries.server.ts'

export type { StoredAttempt } from '../orders.queries.server.ts'

/** What became of these attempts before, by their keys. */
export const earlierAttempts = (
  ctx: Needs,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredAttempt>> =>
  inTransaction(
    ctx,
    async ({ tx }) =>
      new Map((await ordersOfAttempts(tx, keys)).map((existing) => [existing.key, existing])),
  )

const taken = 'orders_attempt_is_unique'

/** Another request placed the same attempt at the same moment: this one has waited for it, and may look again. */
export const isTakenMeanwhile = (error: unknown): boolean =>
  (error as { readonly constraint?: unknown } | null)?.constraint === taken
