import type { Database } from '#platform/database/connect.ts'
import { asSystem } from '#platform/database/transaction.ts'
import type { Log } from '#platform/log.ts'
import { indexOrders } from '#shop/orders/words.service.server.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { inRounds, type Job } from './rounds.ts'

const aThirdOfAMinute = 20_000

interface IndexingNeeds {
  readonly db: Database
  readonly log: Log
  readonly metrics: Metrics
}

/** Indexes what orders are looked for by, some time after they were placed. */
export function keepIndexing({ db, log, metrics }: IndexingNeeds): Job {
  const work = () => indexOrders(asSystem(db, 'new orders are indexed'))
  const complaint = 'the words of new orders are not indexed yet'
  return inRounds({
    ...{ name: 'index_orders', everyMs: aThirdOfAMinute, log, metrics, complaint, work },
    isLater: true,
  })
}
