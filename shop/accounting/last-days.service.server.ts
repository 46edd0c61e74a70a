import { dayOf } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { ordersByDay } from '#shop/orders/list/overview.service.server.ts'
import { paymentsByDay } from '#shop/payments/orders/daily-payments.service.server.ts'
import { type DayRow, dayRows, lastDays } from './last-days.rules.ts'

const shownDays = 30

/** Revenue and orders of the last thirty days in Havana. */
export async function lastMonth(ctx: Ctx): Promise<DayRow[]> {
  const days = lastDays(dayOf(ctx.now), shownDays)
  const since = days[0] ?? dayOf(ctx.now)
  return inTransaction(ctx, async (inside) =>
    dayRows(days, {
      orders: await ordersByDay(inside, since),
      netPayments: await paymentsByDay(inside, since),
    }),
  )
}
