import { type Acting, inTransaction } from '#platform/database/transaction.ts'
import { cartOf, keepCartOf } from './profile-cart.queries.server.ts'

/** Changes the profile's cart by what it holds; two who do so at once come one after the other. */
export const changeProfileCart = (
  db: Acting['db'],
  personId: string,
  change: (kept: unknown) => readonly unknown[],
): Promise<readonly unknown[]> =>
  inTransaction({ db, actor: { role: 'customer', id: personId } }, async ({ tx }) => {
    const next = change(await cartOf(tx, personId))
    await keepCartOf(tx, personId, next)
    return next
  })
