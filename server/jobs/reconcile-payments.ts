import type { ServiceConfig } from '#platform/ctx.ts'
import type { Database } from '#platform/database/connect.ts'
import { isDatabaseAway } from '#platform/database/is-away.ts'
import { asSystem } from '#platform/database/transaction.ts'
import type { Log } from '#platform/log.ts'
import { checkNextPayPal, forgetOldEvents } from '#shop/payments/paypal/reconcile.service.server.ts'
import { checkNextRefund } from '#shop/payments/refunds/refunds.service.server.ts'

export interface ReconcilingNeeds {
  readonly db: Database
  readonly log: Log
  readonly config: ServiceConfig
  readonly shopUrl: string
  readonly now: () => Date
}

const aQuarterOfAMinute = 15_000
const anHour = 3_600_000

const ctxOf = ({ db, log, config, shopUrl, now }: ReconcilingNeeds) => ({
  ...asSystem(db, 'payments are looked after'),
  ...{ log, config, shopUrl, now: now() },
})

/** Looks after every payment and refund that is due for a look; each is taken by one process. */
export async function reconcilePayments(needs: ReconcilingNeeds, stop: AbortSignal): Promise<void> {
  for (const checkNext of [checkNextPayPal, checkNextRefund])
    while (!stop.aborted && (await checkNext(ctxOf(needs)))) {}
}

/** Reconciles at once and every so often, one round at a time; returns how to stop. */
export function keepReconciling(needs: ReconcilingNeeds): () => void {
  const stopping = new AbortController()
  let isRunning = false
  const report = (error: unknown) => {
    const level = isDatabaseAway(error) || stopping.signal.aborted ? 'warn' : 'error'
    needs.log[level]({ err: error }, 'payments wait to be looked after')
  }
  const run = () => {
    if (isRunning) return
    isRunning = true
    void reconcilePayments(needs, stopping.signal)
      .catch(report)
      .finally(() => {
        isRunning = false
      })
  }
  const tidy = () => void forgetOldEvents(ctxOf(needs)).catch(report)
  run()
  const clocks = [setInterval(run, aQuarterOfAMinute), setInterval(tidy, anHour)]
  for (const clock of clocks) clock.unref()
  return () => {
    stopping.abort()
    for (const clock of clocks) clearInterval(clock)
  }
}
