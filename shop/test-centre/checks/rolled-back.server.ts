import { setTimeout as sleep } from 'node:timers/promises'
import type { Acting, Tx } from '#platform/database/transaction.ts'
import { inTransaction } from '#platform/database/transaction.ts'

class TakenBack extends Error {}

/** Ends a test that waits for its own connection. */
const timeoutMs = 8_000

/** Runs the work as the actor and rolls everything back. */
export async function rolledBack<Context extends Acting, Value>(
  ctx: Context,
  work: (ctx: Context & { readonly tx: Tx }) => Promise<Value>,
): Promise<Value> {
  if (ctx.tx) throw new Error('a trial needs a transaction of its own')
  let outcome: { readonly value: Value } | undefined
  const late = new AbortController()
  try {
    await inTransaction(ctx, async (inside) => {
      const tooLate = sleep(timeoutMs, undefined, { signal: late.signal }).then(() => {
        throw new Error('the trial took too long and was taken back')
      })
      outcome = { value: await Promise.race([work(inside), tooLate]) }
      throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  } finally {
    late.abort()
  }
  if (!outcome) throw new Error('the trial did not end')
  return outcome.value
}
