import { dayMs, hourMs } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import {
  type BackupRun,
  deleteRuns,
  endRun,
  insertRun,
  newestRuns,
  takeUpAgain,
} from './backups.queries.server.ts'
import { isDue, lastPlanned } from './plan.rules.ts'

export type { BackupRun }

const maxRunAgeMs = 366 * dayMs
const ago = (now: Date, ms: number) => new Date(now.getTime() - ms)

interface Plan {
  readonly at: string
  /** When this process was started. */
  readonly openedAt: Date
}

/** Claims the due backup unless another process makes it; null when none is due. */
export const beginDueBackup = (ctx: Needs<'now'>, { at, openedAt }: Plan): Promise<Date | null> =>
  inTransaction(ctx, async ({ tx, now }) => {
    const planned = lastPlanned(at, now)
    if (!planned) return null
    const [last = null] = await newestRuns(tx, 1)
    if (isDue(planned, openedAt, last)) return (await insertRun(tx, planned, now)) ? planned : null
    const limits = { now, failedBefore: ago(now, hourMs), startedBefore: ago(now, 3 * hourMs) }
    return (await takeUpAgain(tx, planned, limits)) ? planned : null
  })

/** A manual backup. */
export const beginBackupByHand = (ctx: Needs<'now'>): Promise<Date> =>
  inTransaction(ctx, async ({ tx, now }) => {
    await insertRun(tx, now, now)
    return now
  })

type Ending = Pick<BackupRun, 'name' | 'rows' | 'files' | 'problem'>

export const endBackup = (ctx: Needs<'now'>, plannedFor: Date, ending: Ending): Promise<void> =>
  inTransaction(ctx, async ({ tx, now }) => {
    const problem = ending.problem.slice(0, 500)
    await endRun(tx, { plannedFor, endedAt: now, ...ending, problem })
    await deleteRuns(tx, ago(now, maxRunAgeMs))
  })

export const lastBackups = (ctx: Needs, max = 10): Promise<BackupRun[]> =>
  inTransaction(ctx, ({ tx }) => newestRuns(tx, max))
