import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin, inTransaction } from '#platform/database/transaction.ts'
import type { Order } from '../order.rules.ts'
import { type BuyerKey, type BuyerTotals, buyerSearch, type ListedBuyer } from './buyer.rules.ts'
import {
  buyersWith,
  erasableIds,
  eraseContacts,
  eraseParties,
  newestBuyers,
  ordersOf,
  totalsOf,
} from './buyers.queries.server.ts'

/** For staff: a page of buyers by their newest order. */
export const buyersByNewestOrder = (
  ctx: Needs,
  place: { readonly after: string | null; readonly limit: number },
): Promise<ListedBuyer[]> => inTransaction(ctx, ({ tx }) => newestBuyers(tx, place))

/** For staff: buyers by name, e-mail, telephone or number of an order. */
export const findBuyers = (ctx: Needs, text: string, limit: number): Promise<ListedBuyer[]> =>
  inTransaction(ctx, ({ tx }) => buyersWith(tx, buyerSearch(text), limit))

/** A buyer's orders, newest first; row security hides those of others from customers. */
export const ordersOfBuyer = (ctx: Needs, key: BuyerKey, limit = 100): Promise<Order[]> =>
  inTransaction(ctx, ({ tx }) => ordersOf(tx, key, limit))

const none: BuyerTotals = { orders: 0 }
const nameOf = (key: BuyerKey) => ('userId' in key ? key.userId : key.email)

/** Number of the orders of each of these buyers. */
export const totalsOfBuyers = (
  ctx: Needs,
  keys: readonly BuyerKey[],
): Promise<(key: BuyerKey) => BuyerTotals> =>
  inTransaction(ctx, async ({ tx }) => {
    const userIds = keys.flatMap((key) => ('userId' in key ? [key.userId] : []))
    const emails = keys.flatMap((key) => ('email' in key ? [key.email] : []))
    const rows = await totalsOf(tx, { userIds, emails })
    const found = new Map(rows.map(({ key, orders }) => [key, { orders }]))
    return (key) => found.get(nameOf(key)) ?? none
  })

/** Whoever looks after customers need not see payments: that there are any counts all the same. */
const erasable = (ctx: Needs, key: BuyerKey): Promise<string[]> =>
  ctx.actor.role === 'admin'
    ? asSystemWithin(ctx, 'a customer is erased', ({ tx }) => erasableIds(tx, key))
    : Promise.resolve([])

/** How many orders of a buyer ended without money, and may forget whose they were. */
export const erasableOrders = async (ctx: Needs, key: BuyerKey): Promise<number> =>
  (await erasable(ctx, key)).length

/** For staff: takes the persons out of these orders, which it returns; those with money stay as the law requires. */
export const eraseBuyer = (ctx: Needs, key: BuyerKey): Promise<readonly string[]> =>
  inTransaction(ctx, async (inside) => {
    const ids = await erasable(inside, key)
    await eraseParties(inside.tx, ids)
    await asSystemWithin(inside, 'a customer is erased', ({ tx }) => eraseContacts(tx, ids))
    return ids
  })
