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

export const setStock = (tx: Tx, id: string, quantity: number | null) =>
  sql`update products set stock_quantity = ${quantity}, track_inventory = true where id = ${id}`.execute(
    tx,
  )
