import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { fewUnits } from '../products/product.rules.ts'
import { countLow, type LowStock } from './low-stock.queries.server.ts'

/** For staff: numbers of published products sold out and low in stock. */
export const lowStock = (ctx: Needs): Promise<LowStock> =>
  inTransaction(ctx, ({ tx }) => countLow(tx, fewUnits))
