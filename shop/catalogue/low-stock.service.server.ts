import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { countScarce } from './low-stock.queries.server.ts'
import { fewUnits } from './product.rules.ts'

/** For staff: how many products for sale are sold out or nearly. */
export const lowStockCount = (ctx: Needs): Promise<number> =>
  inTransaction(ctx, ({ tx }) => countScarce(tx, fewUnits))
