import type { Database } from '#platform/database/connect.ts'
import { isDatabaseUnavailable } from '#platform/database/is-unavailable.ts'
import type { Log } from '#platform/log.ts'
import type { Metrics } from '../metrics/metrics.ts'

export interface Job {
  /** Takes no more up, and waits for the round under way. */
  stop(): Promise<void>
}

export interface JobNeeds {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly metrics?: Metrics
}

export interface Rounds {
  readonly name: string
  readonly everyMs: number
  readonly log: Log
  readonly metrics?: Metrics | undefined
  /** The log message when a run failed. */
  readonly complaint: string
  /** Checks the signal between items: the rest is left to another process. */
  readonly work: (stopping: AbortSignal) => Promise<unknown>
  /** The first round waits for the clock. */
  readonly isLater?: boolean
}

/** Does the work again and again, one round at a time. */
export function runEvery({ name, everyMs, log, metrics, complaint, work, isLater }: Rounds): Job {
  const stopping = new AbortController()
  let round: Promise<void> | null = null
  const report = (error: unknown) => {
    const passes = isDatabaseUnavailable(error) || stopping.signal.aborted
    log[passes ? 'warn' : 'error']({ err: error }, complaint)
  }
  const run = async () => {
    try {
      await work(stopping.signal)
      metrics?.job(name, 'done')
    } catch (error) {
      metrics?.job(name, 'failed')
      report(error)
    } finally {
      round = null
    }
  }
  const begin = () => {
    round ??= run()
  }
  if (!isLater) begin()
  const clock = setInterval(begin, everyMs)
  clock.unref()
  return {
    async stop() {
      clearInterval(clock)
      stopping.abort()
      await round
    },
  }
}
