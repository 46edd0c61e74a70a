import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'

const kitsWith = (tx: Tx, category: 'portable' | 'inverter') =>
  tx
    .selectFrom('kit_components')
    .innerJoin('products_view as part', 'part.id', 'component_id')
    .where('part.category', '=', category)
    .select('kit_id')

/** Which of these products are only plugged in: stations, and kits around one without an inverter to connect. */
export const pluggedIn = (ctx: Needs, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  inTransaction(ctx, async ({ tx }) => {
    if (ids.length === 0) return new Set()
    const rows = await tx
      .selectFrom('products_view')
      .select('id')
      .where('id', 'in', [...ids])
      .where(({ or, eb }) =>
        or([
          eb('category', '=', 'portable'),
          eb.and([
            eb('id', 'in', kitsWith(tx, 'portable')),
            eb('id', 'not in', kitsWith(tx, 'inverter')),
          ]),
        ]),
      )
      .execute()
    return new Set(rows.flatMap(({ id }) => id ?? []))
  })
