import { type RawBuilder, sql } from 'kysely'
import { type Day, startOfDay } from '#kernel/time.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { waitsForInstallation } from '../installation/installation.queries.server.ts'
import { isLate, isSettledRow } from '../lifecycle/late.queries.server.ts'
import { hasSurplus, isCleared, isRefundDue, isShort } from './order-list.queries.server.ts'

export interface OrdersWaiting {
  readonly toPrepare: number
  readonly toShip: number
  readonly late: number
  readonly held: number
  readonly refundDue: number
  readonly surplus: number
  readonly installation: number
  readonly disputed: number
  readonly incident: number
}

const none: OrdersWaiting = {
  ...{ toPrepare: 0, toShip: 0, late: 0, held: 0 },
  ...{ refundDue: 0, surplus: 0, installation: 0, disputed: 0, incident: 0 },
}

const counted = (condition: RawBuilder<unknown>) =>
  sql`(select count(*) from orders where ${condition})::int`

/** Orders that need staff, in one statement: paid ones on the way are read once, the others by the index of their state. */
export async function countWaiting(tx: Tx, now: Date): Promise<OrdersWaiting> {
  const { rows } = await sql<OrdersWaiting>`
    select
      (count(*) filter (where delivery_status = 'to_prepare' and ${isCleared} and not ${isShort}))::int as "toPrepare",
      (count(*) filter (where delivery_status = 'prepared' and ${isCleared} and not ${isShort}))::int as "toShip",
      (count(*) filter (where ${isLate(now)}))::int as late,
      ${counted(sql`compliance_status = 'held'`)} as held,
      ${counted(isRefundDue)} as "refundDue",
      ${counted(hasSurplus)} as surplus,
      ${counted(waitsForInstallation)} as installation,
      ${counted(sql`payment_status = 'disputed'`)} as disputed,
      ${counted(sql`delivery_status = 'incident'`)} as incident
    from orders
    where ${isSettledRow} and delivery_status not in ('delivered', 'returned', 'cancelled')`.execute(
    tx,
  )
  return rows[0] ?? none
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
