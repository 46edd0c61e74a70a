import type { Day } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import {
  countWaiting,
  type DayCount,
  type OrdersWaiting,
  placedByDay,
} from './overview.queries.server.ts'

/** For staff: orders by what they wait for. */
export const ordersWaiting = (ctx: Needs<'now'>): Promise<OrdersWaiting> =>
  inTransaction(ctx, ({ tx, now }) => countWaiting(tx, now))

export const ordersByDay = (ctx: Needs, since: Day): Promise<DayCount[]> =>
  inTransaction(ctx, ({ tx }) => placedByDay(tx, since))
