import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { countLow, type LowStock } from './low-stock.queries.server.ts'
import { fewUnits } from './product.rules.ts'

/** For staff: how many published products are sold out, and how many are nearly so. */
export const lowStock = (ctx: Needs): Promise<LowStock> =>
  inTransaction(ctx, ({ tx }) => countLow(tx, fewUnits))
