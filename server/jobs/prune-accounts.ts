import type { Database } from '#platform/database/connect.ts'
import { asSystem } from '#platform/database/transaction.ts'
import type { Log } from '#platform/log.ts'
import { pruneSessions } from '#shop/accounts/session.service.server.ts'
import { pruneTries } from '#shop/accounts/tries.service.server.ts'
import { pruneTurns } from '#shop/assistant/turns.service.server.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { inRounds, type Job } from './rounds.ts'

const anHour = 3_600_000

interface PruningNeeds {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly metrics?: Metrics
}

/** What is over: sessions, unused links, counted tries, answers of the assistant. */
export async function pruneAccounts({ db, now }: Pick<PruningNeeds, 'db' | 'now'>): Promise<void> {
  const acting = { ...asSystem(db, 'what is over in accounts goes'), now: now() }
  await pruneSessions(acting)
  await pruneTries(acting)
  await pruneTurns(acting)
}

/** Prunes at once and every hour. */
export const keepPruning = (needs: PruningNeeds): Job =>
  inRounds({
    name: 'prune_accounts',
    everyMs: anHour,
    log: needs.log,
    metrics: needs.metrics,
    complaint: 'what is over in accounts is still kept',
    work: () => pruneAccounts(needs),
  })
