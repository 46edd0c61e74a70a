import type { Day } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { type DailyPayments, netPaymentsSince } from './daily-payments.queries.server.ts'

/** For staff: received less refunded by day, from the ledger. */
export const paymentsByDay = (ctx: Needs, since: Day): Promise<DailyPayments[]> =>
  inTransaction(ctx, ({ tx }) => netPaymentsSince(tx, since))
