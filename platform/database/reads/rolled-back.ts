import { type Acting, inTransaction, type Tx } from '../transaction.ts'

class RolledBack extends Error {}

/** Runs the work in a transaction of its own and rolls everything back: what it would do is known, nothing is done. */
export async function rolledBack<Context extends Acting, Value>(
  ctx: Context,
  work: (ctx: Context & { readonly tx: Tx }) => Promise<Value>,
): Promise<Value> {
  if (ctx.tx) throw new Error('what is rolled back needs a transaction of its own')
  let outcome: { readonly value: Value } | undefined
  try {
    await inTransaction(ctx, async (inside) => {
      outcome = { value: await work(inside) }
      throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
  if (!outcome) throw new Error('what was to be rolled back did not end')
  return outcome.value
}
