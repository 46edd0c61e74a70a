import { cents, type Usd, zero } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { findUsers } from '#shop/accounts/users/user-admin.service.server.ts'
import { findDonors } from '#shop/donations/own-donations.service.server.ts'
import type { BuyerKey, ListedBuyer } from '#shop/orders/buyers/buyer.rules.ts'
import {
  buyersByNewestOrder,
  findBuyers,
  totalsOfBuyers,
} from '#shop/orders/buyers/buyers.service.server.ts'
import { moneyOfBuyers } from '#shop/payments/orders/order-money.service.server.ts'
import { findPayers } from '#shop/payments/parts/payers.service.server.ts'

export interface ListedCustomer {
  /** Of the account, or of an order, a donation or a part of those who have none. */
  readonly id: string
  readonly name: string
  readonly email: string
  /** Empty where none is known. */
  readonly phone: string
  readonly hasAccount: boolean
  readonly orders: number
  /** What the shop has of it: less what went back. */
  readonly paid: Usd
  readonly refunded: Usd
  readonly lastOrder: Date | null
}

export interface CustomerPage {
  readonly customers: readonly ListedCustomer[]
  /** Cursor of the next page; null on the last one and in a search. */
  readonly next: string | null
}

const pageSize = 50
/** Of accounts, donors and payers of a part that did not order. */
const maxOthers = 20

const keyOf = ({ userId, email }: Pick<ListedBuyer, 'userId' | 'email'>): BuyerKey =>
  userId ? { userId } : { email }

async function withTotals(ctx: Needs, buyers: readonly ListedBuyer[]): Promise<ListedCustomer[]> {
  const [totals, moneyOf] = await Promise.all([
    totalsOfBuyers(ctx, buyers.map(keyOf)),
    moneyOfBuyers(ctx, {
      userIds: buyers.flatMap(({ userId }) => (userId ? [userId] : [])),
      emails: buyers.flatMap(({ userId, email }) => (userId ? [] : [email])),
    }),
  ])
  return buyers.map(({ orderId, userId, email, name, phone, lastOrder }) => {
    const { captured, refunded } = moneyOf(userId ?? email)
    return {
      ...{ id: userId ?? orderId, email, name, phone, lastOrder },
      hasAccount: userId !== null,
      orders: totals(keyOf({ userId, email })).orders,
      ...{ paid: cents(captured - refunded), refunded },
    }
  })
}

const withoutOrders = { phone: '', orders: 0, paid: zero, refunded: zero, lastOrder: null }

/** Each person once: buyers before accounts, accounts before donors, and these before payers of a part. */
async function found(ctx: Needs, search: string, limit: number): Promise<ListedCustomer[]> {
  const [buyers, accounts, givers, payers] = await Promise.all([
    findBuyers(ctx, search, limit).then((found) => withTotals(ctx, found)),
    findUsers(ctx, search, maxOthers),
    findDonors(ctx, search, maxOthers),
    findPayers(ctx, search, maxOthers),
  ])
  const users = accounts.map(({ id, name, email }) => ({
    ...{ id, name, email, hasAccount: true },
    ...withoutOrders,
  }))
  const donors = givers.map(({ id, userId, name, email }) => ({
    ...{ id: userId ?? id, name, email, hasAccount: userId !== null },
    ...withoutOrders,
  }))
  const relatives = payers.map((one) => ({ ...one, hasAccount: false, ...withoutOrders }))
  const all: ListedCustomer[] = []
  for (const one of [...buyers, ...users, ...donors, ...relatives])
    if (!all.some(({ id, email }) => id === one.id || email === one.email)) all.push(one)
  return all.slice(0, limit)
}

/** For staff: buyers by their newest order, or whoever a search finds. */
export const listCustomers = (
  ctx: Needs,
  { search, after }: { readonly search: string; readonly after: string | null },
  limit = pageSize,
): Promise<CustomerPage> =>
  inTransaction(ctx, async (inside) => {
    if (search !== '') return { customers: await found(inside, search, limit), next: null }
    const buyers = await buyersByNewestOrder(inside, { after, limit: limit + 1 })
    const shown = buyers.slice(0, limit)
    const next = buyers.length > limit ? (shown.at(-1)?.orderId ?? null) : null
    return { customers: await withTotals(inside, shown), next }
  })
