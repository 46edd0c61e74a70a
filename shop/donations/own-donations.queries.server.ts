import type { Tx } from '#platform/database/transaction.ts'
import { methodKind } from './donations.queries.server.ts'

/** A customer's donations; row security hides those of others. */
export const ownDonationsOf = (tx: Tx, userId: string) =>
  tx
    .selectFrom('donations')
    .select(['id', 'memo', 'cause', 'amount_cents', 'state', 'method', 'donated_at', methodKind])
    .where('user_id', '=', userId)
    .orderBy('donated_at', 'desc')
    .limit(100)
    .execute()
