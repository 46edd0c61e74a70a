import type { Database } from '#platform/database/connect.ts'
import { asSystem } from '#platform/database/transaction.ts'
import type { Log } from '#platform/log.ts'
import { listMoreProducts } from '#shop/catalogue/search/listing-due.service.server.ts'
import { sortMoreByTariff } from '#shop/shipping/shipping.service.server.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { type Job, runEvery } from './interval-job.ts'

const aFewSeconds = 5_000

interface SortingNeeds {
  readonly db: Database
  readonly log: Log
  readonly metrics?: Metrics
}

/** Brings a large list after a new tariff or thousands of changed products, part by part; what a process leaves, another one goes on with. */
export function startSortingJob({ db, log, metrics }: SortingNeeds): Job {
  const system = asSystem(db, 'the list follows what was changed')
  const work = async (stopping: AbortSignal) => {
    for (const sortMore of [sortMoreByTariff, listMoreProducts])
      while (!stopping.aborted && (await sortMore(system))) {}
  }
  const complaint = 'the list does not follow yet what was changed'
  return runEvery({ name: 'sort_listing', everyMs: aFewSeconds, log, metrics, complaint, work })
}
