import type { Database } from '#platform/database/connect.ts'
import { asSystem } from '#platform/database/transaction.ts'
import type { Log } from '#platform/log.ts'
import { keepOneMoreDay } from '#shop/accounting/day-books.service.server.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { letOthersFirst } from './let-others-first.ts'
import { inRounds, type Job } from './rounds.ts'

const fiveMinutes = 300_000

interface BookKeeping {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly metrics?: Metrics
}

/** Keeps the sums of days that are over, one day after the other, the newest first; what a process leaves, another one goes on with. */
export function keepBooks({ db, log, now, metrics }: BookKeeping): Job {
  const system = asSystem(db, 'the sums of days that are over are kept')
  const work = async (stopping: AbortSignal) => {
    while (!stopping.aborted && (await keepOneMoreDay({ ...system, now: now() })))
      await letOthersFirst(db)
  }
  const complaint = 'the sums of days that are over are not kept yet'
  return inRounds({ name: 'keep_books', everyMs: fiveMinutes, log, metrics, complaint, work })
}
