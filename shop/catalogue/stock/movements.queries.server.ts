import type { Tx } from '#platform/database/transaction.ts'
import { type Movement, readMovementKind } from './movement.rules.ts'

const shown = 30

/** Movements of a product, newest first. */
export async function movementsOf(tx: Tx, productId: string): Promise<Movement[]> {
  const rows = await tx
    .selectFrom('stock_movements')
    .select(['id', 'moved_at', 'kind', 'quantity', 'reason'])
    .where('product_id', '=', productId)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute()
  return rows.map(({ id, moved_at, kind, ...rest }) => ({
    ...rest,
    id: Number(id),
    at: moved_at.toISOString(),
    kind: readMovementKind(kind),
  }))
}
