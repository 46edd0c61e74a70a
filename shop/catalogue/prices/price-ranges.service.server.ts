import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { emptyRanges, type PriceRange } from './price-ranges.queries.server.ts'

/** The names of those within which no product for sale costs. */
export const rangesWithoutProducts = async (
  ctx: Needs,
  ranges: readonly PriceRange[],
): Promise<string[]> =>
  ranges.length === 0 ? [] : inTransaction(ctx, ({ tx }) => emptyRanges(tx, ranges))
