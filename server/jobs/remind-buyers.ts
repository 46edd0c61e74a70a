import type { Database } from '#platform/database/connect.ts'
import { asSystem } from '#platform/database/transaction.ts'
import type { Log } from '#platform/log.ts'
import { remindNext } from '#shop/checkout/reminders.service.server.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { inRounds, type Job } from './rounds.ts'

interface RemindingNeeds {
  readonly db: Database
  readonly log: Log
  readonly shopUrl: string
  readonly now: () => Date
  readonly metrics?: Metrics
}

const anHour = 3_600_000

async function remindBuyers({ db, shopUrl, now }: RemindingNeeds, stop: AbortSignal) {
  const acting = asSystem(db, 'purchases left half-way are remembered')
  while (!stop.aborted && (await remindNext({ ...acting, shopUrl, now: now() }))) {}
}

/** Writes every hour to those who asked to be reminded of what they left half-way. */
export const keepReminding = (needs: RemindingNeeds): Job =>
  inRounds({
    name: 'remind_buyers',
    everyMs: anHour,
    log: needs.log,
    metrics: needs.metrics,
    complaint: 'nobody is reminded of a purchase left half-way',
    work: (stopping) => remindBuyers(needs, stopping),
    isLater: true,
  })
