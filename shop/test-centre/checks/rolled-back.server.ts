import { setTimeout as sleep } from 'node:timers/promises'
import { rolledBack as rolledBackAlways } from '#platform/database/reads/rolled-back.ts'
import type { Acting, Tx } from '#platform/database/transaction.ts'

/** Ends a test that waits for its own connection. */
const timeoutMs = 8_000

/** Runs the work as the actor and rolls everything back, also when it takes too long. */
export async function rolledBack<Context extends Acting, Value>(
  ctx: Context,
  work: (ctx: Context & { readonly tx: Tx }) => Promise<Value>,
): Promise<Value> {
  const late = new AbortController()
  try {
    return await rolledBackAlways(ctx, (inside) => {
      const tooLate = sleep(timeoutMs, undefined, { signal: late.signal }).then(() => {
        throw new Error('the trial took too long and was taken back')
      })
      return Promise.race([work(inside), tooLate])
    })
  } finally {
    late.abort()
  }
}
