import { asSystem } from '#platform/database/transaction.ts'
import { storeNextDay } from '#shop/accounting/daily-totals.service.server.ts'
import { type Job, type JobNeeds, runEvery } from './interval-job.ts'
import { letOthersFirst } from './yield-to-requests.ts'

const fiveMinutes = 300_000

/** Stores the totals of past days, one by one, the newest first; whatever one process leaves, another continues. */
export function startDailyTotalsJob({ db, log, now, metrics }: JobNeeds): Job {
  const system = asSystem(db, 'the sums of days that are over are kept')
  const work = async (stopping: AbortSignal) => {
    while (!stopping.aborted && (await storeNextDay({ ...system, now: now() })))
      await letOthersFirst(db)
  }
  const complaint = 'the totals of past days were not stored'
  return runEvery({ name: 'keep_books', everyMs: fiveMinutes, log, metrics, complaint, work })
}
