import { inTransaction } from '#platform/database/transaction.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { soldEverywhere } from '#tests/harness/orders/place-order.ts'
import { productIdOf, setStock } from '#tests/harness/orders/stock.ts'
import type { Send } from './guest-order.ts'

/** The application in this process, asked as many clients would. */
export async function shopHere() {
  const app = await testApp({ now: () => new Date() })
  const send: Send = (path, init) => app.request(`http://shop.test${path}`, init)
  return { app, send, db: await testDatabase() }
}
export type ShopHere = Awaited<ReturnType<typeof shopHere>>

/** The id of a product of which there are now so many. */
export const kitWithStock = async (quantity: number): Promise<string> =>
  inTransaction(await asSystemActor(), async ({ tx }) => {
    const id = await productIdOf(tx, soldEverywhere)
    await setStock(tx, id, quantity)
    return id
  })
