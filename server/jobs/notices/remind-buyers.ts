import { hourMs } from '#kernel/time.ts'
import { asSystem } from '#platform/database/transaction.ts'
import { remindNext } from '#shop/checkout/reminders/reminders.service.server.ts'
import { type Job, type JobNeeds, runEvery } from '../interval-job.ts'

interface RemindingNeeds extends JobNeeds {
  readonly shopUrl: string
}

async function remindBuyers({ db, shopUrl, now }: RemindingNeeds, stop: AbortSignal) {
  const acting = asSystem(db, 'purchases left half-way are remembered')
  while (!stop.aborted && (await remindNext({ ...acting, shopUrl, now: now() }))) {}
}

/** Every hour, sends a reminder to customers who opted in and left a checkout unfinished. */
export const startReminderJob = (needs: RemindingNeeds): Job =>
  runEvery({
    name: 'remind_buyers',
    everyMs: hourMs,
    log: needs.log,
    metrics: needs.metrics,
    complaint: 'reminders of unfinished checkouts were not sent',
    work: (stopping) => remindBuyers(needs, stopping),
    isLater: true,
  })
