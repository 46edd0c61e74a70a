import type { Database } from '#platform/database/connect.ts'
import { asSystem } from '#platform/database/transaction.ts'
import type { Log } from '#platform/log.ts'
import { indexOrders } from '#shop/orders/list/search-index.service.server.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { type Job, runEvery } from './interval-job.ts'

const intervalMs = 20_000

interface IndexingNeeds {
  readonly db: Database
  readonly log: Log
  readonly metrics: Metrics
}

/** Builds the search index of orders, some time after they were placed. */
export function startIndexingJob({ db, log, metrics }: IndexingNeeds): Job {
  const work = () => indexOrders(asSystem(db, 'new orders are indexed'))
  const complaint = 'the words of new orders are not indexed yet'
  return runEvery({
    ...{ name: 'index_orders', everyMs: intervalMs, log, metrics, complaint, work },
    isLater: true,
  })
}
