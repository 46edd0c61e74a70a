import { minuteMs } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem } from '#platform/database/transaction.ts'
import { notifyNext } from '#shop/alerts/waiting/notify.service.server.ts'
import { type Job, type JobNeeds, runEvery } from '../interval-job.ts'

interface AlertNeeds extends JobNeeds, Pick<Ctx, 'config' | 'shopUrl'> {}

async function notifyWaiting({ db, config, shopUrl, now }: AlertNeeds, stop: AbortSignal) {
  const acting = asSystem(db, 'what somebody waits for is back')
  while (!stop.aborted && (await notifyNext({ ...acting, config, shopUrl, now: now() }))) {}
}

/** Every five minutes, writes to those whose product or province is back. */
export const startAlertsJob = (needs: AlertNeeds): Job =>
  runEvery({
    name: 'notify_alerts',
    everyMs: 5 * minuteMs,
    log: needs.log,
    metrics: needs.metrics,
    complaint: 'requested notices were not sent',
    work: (stopping) => notifyWaiting(needs, stopping),
  })
