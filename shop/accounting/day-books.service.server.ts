import type { Day } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import {
  dayToKeep,
  forgetDaysToCome,
  isKeptRight,
  keepDay,
  mayKeepDays,
  someKeptDay,
} from './day-books.queries.server.ts'

const twentyYears = 7_305

/**
 * Reckons one more day that is over and keeps its sums, in a short transaction of its own; says whether to
 * go on at once. Until then that day is read from its orders.
 */
export const keepOneMoreDay = (ctx: Needs<'now'>): Promise<boolean> =>
  inTransaction(ctx, async ({ tx, now }) => {
    if (!(await mayKeepDays(tx))) return false
    await forgetDaysToCome(tx, now)
    const day = await dayToKeep(tx, now, twentyYears)
    if (day) await keepDay(tx, day)
    return day !== null
  })

/** Any kept day, reckoned anew from its orders; null while none is kept. */
export const examineKeptDay = (ctx: Needs): Promise<{ day: Day; isRight: boolean } | null> =>
  inTransaction(ctx, async ({ tx }) => {
    const day = await someKeptDay(tx)
    return day && { day, isRight: await isKeptRight(tx, day) }
  })
