import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { ordersOfAttempts, type StoredAttempt } from './attempts.queries.server.ts'

export type { StoredAttempt } from './attempts.queries.server.ts'

/** The results of earlier requests with these idempotency keys. */
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

/** A concurrent request inserted the same key; this one waited for it and can read its order. */
export const isTakenMeanwhile = (error: unknown): boolean =>
  (error as { readonly constraint?: unknown } | null)?.constraint === taken
