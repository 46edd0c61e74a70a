import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'

export const productIdOf = async (tx: Tx, sku: string): Promise<string> =>
  (await tx.selectFrom('products').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id

export const stockOf = async (tx: Tx, id: string): Promise<number | null> =>
  (
    await tx
      .selectFrom('products')
      .select('stock_quantity')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).stock_quantity

/** So many units are on sale, and no order of before reserves any. */
export async function setStock(tx: Tx, id: string, quantity: number | null): Promise<void> {
  await sql`update orders set items_released_at = now() from order_lines line
    where line.order_id = orders.id and line.product_id = ${id} and items_released_at is null
      and closed_at is null and payment_status in ('awaiting_proof', 'proof_received')`.execute(tx)
  await sql`update products set stock_quantity = ${quantity}, track_inventory = true where id = ${id}`.execute(
    tx,
  )
}
