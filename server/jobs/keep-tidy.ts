import type { Database } from '#platform/database/connect.ts'
import { tidyEmbedded } from '#platform/database/embedded/vacuum.ts'
import type { Log } from '#platform/log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { inRounds, type Job } from './rounds.ts'

const tenMinutes = 600_000

interface TidyingNeeds {
  readonly db: Database
  readonly log: Log
  readonly metrics: Metrics
}

/** Only for the embedded database: a server tidies itself. */
export const keepTidy = ({ db, log, metrics }: TidyingNeeds): Job =>
  inRounds({
    ...{ name: 'tidy_database', everyMs: tenMinutes, log, metrics, isLater: true },
    complaint: 'the embedded database was not tidied',
    work: (stopping) => tidyEmbedded(db, stopping),
  })
