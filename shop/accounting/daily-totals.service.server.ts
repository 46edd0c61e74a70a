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
 * Stores the totals of one more finished day in a short transaction; returns whether another one is due.
 * Days that are not stored are read from their orders.
 */
export const storeNextDay = (ctx: Needs<'now'>): Promise<boolean> =>
  inTransaction(ctx, async ({ tx, now }) => {
    if (!(await mayStoreDays(tx))) return false
    await forgetDaysToCome(tx, now)
    const day = await dayToStore(tx, now, twentyYears)
    if (day) await storeDay(tx, day)
    return day !== null
  })

/** Recomputes a random stored day from its orders; null while none is stored. */
export const examineStoredDay = (ctx: Needs): Promise<{ day: Day; isRight: boolean } | null> =>
  inTransaction(ctx, async ({ tx }) => {
    const day = await someStoredDay(tx)
    return day && { day, isRight: await matchesOrders(tx, day) }
  })
