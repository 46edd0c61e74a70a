import { dayOf } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { lowStock } from '#shop/catalogue/low-stock.service.server.ts'
import { abandonedCount } from '#shop/checkout/abandoned.service.server.ts'
import { listsOverview } from '#shop/compliance/lists.service.server.ts'
import { screeningMode } from '#shop/compliance/screening.service.server.ts'
import { failedLetterCount } from '#shop/emails/failed-letters.service.server.ts'
import { ordersByDay, ordersWaiting } from '#shop/orders/overview.service.server.ts'
import { openDamageCount } from '#shop/orders/pictures/damage.service.server.ts'
import { takingsByDay } from '#shop/payments/takings.service.server.ts'
import { type DayRow, dayRows, lastDays } from './last-days.rules.ts'

export const matters = [
  'zelle',
  'held',
  'damage',
  'late',
  'soldOut',
  'scarce',
  'letters',
  'lists',
  'abandoned',
] as const
export type Matter = (typeof matters)[number]
export type Waiting = Readonly<Record<Matter, number>>

/** Old copies, and at least one where the lists do not reach to clear anybody. */
async function listsToMend(ctx: Ctx): Promise<number> {
  const old = (await listsOverview(ctx)).lists.filter(({ isOld }) => isOld).length
  return (await screeningMode(ctx)).isComplete ? old : old + 1
}

/** Everything that waits for an administrator, counted. */
export async function whatWaits(ctx: Ctx): Promise<Waiting> {
  const counted = await inTransaction(ctx, async (inside) => ({
    ...(await ordersWaiting(inside)),
    ...(await lowStock(inside)),
  }))
  const failed = await failedLetterCount(ctx)
  return {
    zelle: counted.toVerify,
    held: counted.held,
    damage: await openDamageCount(ctx),
    late: counted.late,
    soldOut: counted.soldOut,
    scarce: counted.scarce,
    letters: failed.ok ? failed.value : 0,
    lists: await listsToMend(ctx),
    abandoned: await abandonedCount(ctx),
  }
}

const shownDays = 30

/** Money and orders of the last thirty days in Havana. */
export async function lastMonth(ctx: Ctx): Promise<DayRow[]> {
  const days = lastDays(dayOf(ctx.now), shownDays)
  const since = days[0] ?? dayOf(ctx.now)
  return inTransaction(ctx, async (inside) =>
    dayRows(days, {
      orders: await ordersByDay(inside, since),
      takings: await takingsByDay(inside, since),
    }),
  )
}
