import { sql } from 'kysely'
import { type Day, startOfDay } from '#kernel/time.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { isLate } from '../lifecycle/late.queries.server.ts'

export interface OrdersWaiting {
  readonly toVerify: number
  readonly held: number
  readonly late: number
}

/** Orders that need staff, counted in partial indexes of open orders only. */
export async function countWaiting(tx: Tx, now: Date) {
  const { rows } = await sql<OrdersWaiting>`
    select
      (select count(*) from orders
        where is_manual_transfer(payment_method) and payment_status in ('proof_received', 'partly_paid'))::int as "toVerify",
      (select count(*) from orders where compliance_status = 'held')::int as held,
      (select count(*) from orders where ${isLate(now)})::int as late`.execute(tx)
  return rows[0] ?? { toVerify: 0, held: 0, late: 0 }
}

export interface DayCount {
  readonly day: Day
  readonly count: number
}

/** Orders per day in Havana; a day without orders has no row. */
export async function placedByDay(tx: Tx, since: Day): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select to_char(placed_at at time zone 'America/Havana', 'YYYY-MM-DD') as day, count(*)::int as count
    from orders where placed_at >= ${startOfDay(since)}
    group by 1 order by 1`.execute(tx)
  return rows
}
