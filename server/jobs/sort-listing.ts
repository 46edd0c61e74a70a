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

/** Updates a large listing after a new tariff or a bulk change, in parts; whatever one process leaves, another continues. */
export function startSortingJob({ db, log, metrics }: SortingNeeds): Job {
  const system = asSystem(db, 'the list follows what was changed')
  const work = async (stopping: AbortSignal) => {
    for (const sortMore of [sortMoreByTariff, listMoreProducts])
      while (!stopping.aborted && (await sortMore(system))) {}
  }
  const complaint = 'the listing was not updated'
  return runEvery({ name: 'sort_listing', everyMs: aFewSeconds, log, metrics, complaint, work })
}
