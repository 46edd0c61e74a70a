import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#platform/database/connect.ts'
import { isBusy } from '#platform/database/is-busy.ts'

const maxRetryDelayMs = 1_000
const pollIntervalMs = 50

/** Pauses background work while requests wait for the database, for at most one second. */
export async function letOthersFirst(db: Database): Promise<void> {
  for (let waited = 0; waited < maxRetryDelayMs && isBusy(db); waited += pollIntervalMs)
    await pause(pollIntervalMs)
}
