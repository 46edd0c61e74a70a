import type { Day } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { type DayTakings, takingsSince } from './takings.queries.server.ts'

/** For staff: the money of each day, as the ledger has it. */
export const takingsByDay = (ctx: Needs, since: Day): Promise<DayTakings[]> =>
  inTransaction(ctx, ({ tx }) => takingsSince(tx, since))
