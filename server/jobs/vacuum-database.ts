import type { Database } from '#platform/database/connect.ts'
import { vacuumEmbedded } from '#platform/database/embedded/vacuum.ts'
import type { Log } from '#platform/log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { type Job, runEvery } from './interval-job.ts'

const tenMinutes = 600_000

interface TidyingNeeds {
  readonly db: Database
  readonly log: Log
  readonly metrics: Metrics
}

/** Only for the embedded database: a server has autovacuum. */
export const startVacuumJob = ({ db, log, metrics }: TidyingNeeds): Job =>
  runEvery({
    ...{ name: 'tidy_database', everyMs: tenMinutes, log, metrics, isLater: true },
    complaint: 'the embedded database was not vacuumed',
    work: (stopping) => vacuumEmbedded(db, stopping),
  })
