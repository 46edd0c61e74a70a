import { hourMs } from '#kernel/time.ts'
import type { Config } from '#platform/config.ts'
import { asSystem } from '#platform/database/transaction.ts'
import { pruneAttempts } from '#shop/accounts/limits/attempt-limit.service.server.ts'
import { hashRecoveryCodes } from '#shop/accounts/second-factor/reseal-factors.service.server.ts'
import { pruneSessions } from '#shop/accounts/sessions/session.service.server.ts'
import { pruneAlerts } from '#shop/alerts/alerts.service.server.ts'
import { pruneAnalytics } from '#shop/analytics/analytics.service.server.ts'
import { pruneTurns } from '#shop/assistant/turns/turns.service.server.ts'
import { pruneSharedCarts } from '#shop/cart/cart.service.server.ts'
import { pruneDrafts } from '#shop/checkout/drafts/drafts.service.server.ts'
import { pruneOrigins } from '#shop/orders/limits/placing-limits.service.server.ts'
import { type Job, type JobNeeds, runEvery } from './interval-job.ts'

/** Deletes what has expired: sessions, unused links, counted attempts, replies of the assistant. */
export async function pruneAccounts({ db, now }: Pick<JobNeeds, 'db' | 'now'>): Promise<void> {
  const acting = { ...asSystem(db, 'what is over in accounts goes'), now: now() }
  await pruneSessions(acting)
  await pruneAttempts(acting)
  await pruneTurns(acting)
  await pruneOrigins(acting)
  await pruneAlerts(acting)
  await pruneAnalytics(acting)
  await pruneSharedCarts(acting)
  await pruneDrafts(acting)
}

/** Prunes at once and every hour, and hashes recovery codes that a former version encrypted. */
export const startPruningJob = (needs: JobNeeds & { readonly config: Config }): Job =>
  runEvery({
    name: 'prune_accounts',
    everyMs: hourMs,
    log: needs.log,
    metrics: needs.metrics,
    complaint: 'expired account data was not deleted',
    work: async () => {
      await pruneAccounts(needs)
      await hashRecoveryCodes(needs)
    },
  })
