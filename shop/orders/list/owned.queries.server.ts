import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'

export interface OwnedRow {
  readonly orderId: string
  readonly number: string
  readonly productId: string
  readonly nameEs: string
  readonly nameEn: string
  readonly quantity: number
  readonly deliveredAt: Date | null
}

/** The items of a customer's delivered orders, with their delivery dates. */
export async function ownedBy(tx: Tx, userId: string, limit: number): Promise<OwnedRow[]> {
  const { rows } = await sql<OwnedRow>`
    select o.id as "orderId", o.order_number as number, l.product_id as "productId",
      l.name_es as "nameEs", l.name_en as "nameEn", l.quantity,
      (select max(c.changed_at) from order_changes c
        where c.order_id = o.id and c.axis = 'delivery' and c.to_state = 'delivered'
          and not (coalesce(c.from_state, '') = 'incident' and coalesce(c.details->>'earlier', '') <> '')) as "deliveredAt"
    from orders o join order_lines l on l.order_id = o.id
    where o.user_id = ${userId} and o.delivery_status = 'delivered'
    order by o.placed_at desc, l.position limit ${limit}`.execute(tx)
  return rows
}
