import type { Database } from '#platform/database/connect.ts'
import { asSystem } from '#platform/database/transaction.ts'
import type { Log } from '#platform/log.ts'
import { pruneSessions } from '#shop/accounts/session.service.server.ts'
import { pruneTries } from '#shop/accounts/tries.service.server.ts'

const anHour = 3_600_000

interface PruningNeeds {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
}

/** What is over in accounts: sessions, unused links, counted tries. */
export async function pruneAccounts({ db, now }: Pick<PruningNeeds, 'db' | 'now'>): Promise<void> {
  const acting = { ...asSystem(db, 'what is over in accounts goes'), now: now() }
  await pruneSessions(acting)
  await pruneTries(acting)
}

/** Prunes at once and every hour; returns how to stop. */
export function keepPruning(needs: PruningNeeds): () => void {
  const prune = () =>
    void pruneAccounts(needs).catch((error: unknown) =>
      needs.log.warn({ err: error }, 'what is over in accounts is still kept'),
    )
  prune()
  const clock = setInterval(prune, anHour)
  clock.unref()
  return () => clearInterval(clock)
}
