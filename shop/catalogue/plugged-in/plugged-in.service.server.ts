import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'

/** Which of these products are only plugged in: stations, and kits around one. */
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
          eb('id', 'in', (parts) =>
            parts
              .selectFrom('kit_components')
              .innerJoin('products_view as part', 'part.id', 'component_id')
              .where('part.category', '=', 'portable')
              .select('kit_id'),
          ),
        ]),
      )
      .execute()
    return new Set(rows.flatMap(({ id }) => id ?? []))
  })
