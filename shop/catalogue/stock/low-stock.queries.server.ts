import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'

export interface LowStock {
  readonly scarce: number
  readonly soldOut: number
}

/** Published products with tracked stock at or below the threshold. */
export async function countLow(tx: Tx, max: number): Promise<LowStock> {
  const { rows } = await sql<LowStock>`
    select (count(*) filter (where track_inventory and stock_quantity between 1 and ${max}))::int as scarce,
      (count(*) filter (where not in_stock))::int as "soldOut"
    from products where is_active and is_publicly_visible`.execute(tx)
  return rows[0] ?? { scarce: 0, soldOut: 0 }
}
