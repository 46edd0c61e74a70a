import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'
import type { Reserved } from './unpaid-stock.rules.ts'

/** Of these accounts, those that paid an order before. */
export async function accountsThatPaid(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('orders')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', [...ids])
    .where('paid_at', 'is not', null)
    .execute()
  return rows.flatMap(({ user_id }) => user_id ?? [])
}

/** What open transfers of buyers who never paid reserve of these products. */
export async function reservedByNewBuyers(
  tx: Tx,
  productIds: readonly string[],
): Promise<Map<string, Reserved>> {
  const { rows } = await sql<Reserved & { id: string }>`
    select line.product_id as id, sum(line.quantity)::int as units, 
      min(case o.payment_status when 'awaiting_parts' then o.pay_by else o.items_until end) as until
    from orders o join order_lines line on line.order_id = o.id
    where o.payment_status in ('awaiting_proof', 'awaiting_parts', 'proof_received') and o.closed_at is null
      and o.items_released_at is null and line.product_id = any (${productIds}::uuid[])
      and not exists (
        select from orders paid where paid.user_id = o.user_id and paid.paid_at is not null)
    group by line.product_id`.execute(tx)
  return new Map(rows.map(({ id, ...reserved }) => [id, reserved]))
}

/** What an order placed with another method reserves already. */
export const linesOfOrder = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('order_lines')
    .select(['product_id as id', 'quantity'])
    .where('order_id', '=', orderId)
    .execute()
