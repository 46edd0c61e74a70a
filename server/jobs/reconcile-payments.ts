import { hourMs } from '#kernel/time.ts'
import type { ServiceConfig } from '#platform/ctx.ts'
import { asSystem } from '#platform/database/transaction.ts'
import {
  checkNextPayment,
  forgetOldEvents,
} from '#shop/payments/engine/reconcile.service.server.ts'
import { checkNextRefund } from '#shop/payments/engine/refunds.service.server.ts'
import { payables } from '../payables.ts'
import { type Job, type JobNeeds, runEvery } from './interval-job.ts'

export interface ReconcilingNeeds extends JobNeeds {
  readonly config: ServiceConfig
  readonly shopUrl: string
}

const intervalMs = 15_000

const ctxOf = ({ db, log, config, shopUrl, now }: ReconcilingNeeds) => ({
  ...asSystem(db, 'payments are looked after'),
  ...{ log, config, shopUrl, now: now() },
})

/** Looks after every payment and refund that is due for a look; each is taken by one process. */
export async function reconcilePayments(needs: ReconcilingNeeds, stop: AbortSignal): Promise<void> {
  for (const checkNext of [checkNextPayment, checkNextRefund])
    while (!stop.aborted && (await checkNext(ctxOf(needs), payables))) {}
}

/** Reconciles at once and every so often. */
export const startReconcilingJob = (needs: ReconcilingNeeds): Job =>
  runEvery({
    name: 'reconcile_payments',
    everyMs: intervalMs,
    log: needs.log,
    metrics: needs.metrics,
    complaint: 'payments wait to be looked after',
    work: (stopping) => reconcilePayments(needs, stopping),
  })

/** Deletes old PayPal notices every hour. */
export const startEventPruningJob = (needs: ReconcilingNeeds): Job =>
  runEvery({
    name: 'forget_payment_events',
    everyMs: hourMs,
    log: needs.log,
    metrics: needs.metrics,
    complaint: 'old payment notices were not deleted',
    work: () => forgetOldEvents(ctxOf(needs)),
    isLater: true,
  })
