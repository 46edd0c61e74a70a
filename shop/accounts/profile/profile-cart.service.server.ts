import { type Acting, inTransaction } from '#platform/database/transaction.ts'
import { cartOf, saveCartOf } from './profile-cart.queries.server.ts'

/** Changes the profile's cart from its stored value; concurrent changes are serialised. */
export const changeProfileCart = (
  db: Acting['db'],
  userId: string,
  change: (saved: unknown) => readonly unknown[],
): Promise<readonly unknown[]> =>
  inTransaction({ db, actor: { role: 'customer', id: userId } }, async ({ tx }) => {
    const next = change(await cartOf(tx, userId))
    await saveCartOf(tx, userId, next)
    return next
  })
