import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { deleteZellePayment, zellePaymentOf } from './transfers.queries.server.ts'

/**
 * Whether the payment that was opened for a test order can be read and removed again. Row security
 * only lets payments to the test recipient be removed.
 */
export const removeTestPayment = (
  ctx: Needs,
  orderId: string,
): Promise<{ readonly wasRead: boolean; readonly wasRemoved: boolean }> =>
  inTransaction(ctx, async ({ tx }) => {
    const wasRead = (await zellePaymentOf(tx, orderId)) !== null
    await deleteZellePayment(tx, orderId)
    return { wasRead, wasRemoved: (await zellePaymentOf(tx, orderId)) === null }
  })
