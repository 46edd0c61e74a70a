import type { Day } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import {
  dayToStore,
  forgetDaysToCome,
  matchesOrders,
  mayStoreDays,
  someStoredDay,
  storeDay,
} from './daily-totals.queries.server.ts'

const twentyYears = 7_305

/**
 * Reckons one more day that is over and keeps its sums, in a short transaction of its own; says whether to
 * go on at once. Until then that day is read from its orders.
 */
export const storeNextDay = (ctx: Needs<'now'>): Promise<boolean> =>
  inTransaction(ctx, async ({ tx, now }) => {
    if (!(await mayStoreDays(tx))) return false
    await forgetDaysToCome(tx, now)
    const day = await dayToStore(tx, now, twentyYears)
    if (day) await storeDay(tx, day)
    return day !== null
  })

/** Any kept day, reckoned anew from its orders; null while none is kept. */
export const examineStoredDay = (ctx: Needs): Promise<{ day: Day; isRight: boolean } | null> =>
  inTransaction(ctx, async ({ tx }) => {
    const day = await someStoredDay(tx)
    return day && { day, isRight: await matchesOrders(tx, day) }
  })
