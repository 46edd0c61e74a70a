import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import {
  type AddressesFrom,
  addressesAfter,
  countListedAddresses,
  type ListedAddress,
} from './addresses.queries.server.ts'

const atOnce = 1_000

/** Number of listed products, and the time of the last change. */
export const listedSummary = (ctx: Needs) =>
  inTransaction(ctx, ({ tx }) => countListedAddresses(tx))

const urls = (ctx: Needs, from: AddressesFrom, limit: number): Promise<ListedAddress[]> =>
  inTransaction(ctx, ({ tx }) => addressesAfter(tx, from, limit))

/** Slugs of listed products, in pages for any catalogue size. */
export async function* listedAddresses(
  ctx: Needs,
  { skip, take }: { readonly skip: number; readonly take: number },
): AsyncGenerator<readonly ListedAddress[]> {
  let from: AddressesFrom = { skip }
  for (let left = take; left > 0; left -= atOnce) {
    const requested = Math.min(left, atOnce)
    const found = await urls(ctx, from, requested)
    if (found.length > 0) yield found
    const last = found.at(-1)
    if (!last || found.length < requested) return
    from = { id: last.id }
  }
}
