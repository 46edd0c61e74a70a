import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { countRows, rowsOf } from './table.queries.server.ts'
import type { TableRow } from './table.rules.ts'
import { type TableQuery, usualTable } from './table-query.rules.ts'

export interface TablePart {
  readonly total: number
  readonly from: number
  readonly rows: readonly TableRow[]
}

/** For staff: a page of product rows, and their total number. */
export const tableOfProducts = (
  ctx: Needs,
  input: TableQuery,
  place: { readonly from: number; readonly count: number },
): Promise<TablePart> =>
  inTransaction(ctx, async ({ tx }) => ({
    total: await countRows(tx, input),
    from: place.from,
    rows: await rowsOf(tx, input, place),
  }))

/** For staff: the first products by name that hold every word of a search. */
export const productsNamed = (ctx: Needs, search: string, limit: number): Promise<TableRow[]> =>
  inTransaction(ctx, ({ tx }) => rowsOf(tx, { ...usualTable, search }, { from: 0, count: limit }))
