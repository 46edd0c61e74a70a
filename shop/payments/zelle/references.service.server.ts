import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { isTransferCounted } from '../ledger.queries.server.ts'

/** Whether a transfer of the bank has paid for an order, so that it is counted for nothing else. */
export const isCountedForOrder = (ctx: Needs, reference: string): Promise<boolean> =>
  inTransaction(ctx, ({ tx }) => isTransferCounted(tx, reference))
