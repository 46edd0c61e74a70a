import { type Usd, zero } from '#kernel/money.ts'
import { readPaymentMethod } from '#kernel/payment-method.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import type { MoneyBack, Order } from '#shop/orders/order.rules.ts'
import { openRequests, underway } from '../engine/refunds.queries.server.ts'
import {
  type Balance,
  balanceOf,
  balancesByOrder,
  balancesOfBuyers,
  balancesOfOrders,
  entriesOf,
  type SharedBalance,
} from './ledger.queries.server.ts'
import { type LedgerLine, leftToRefund, type RefundRequest } from './order-money.rules.ts'
import { leftOf } from './refund.rules.ts'

export interface OrderMoney {
  readonly captured: Usd
  readonly refunded: Usd
  /** Refunds requested and not finished. */
  readonly underway: Usd
  /** The maximum that may still be refunded. */
  readonly left: Usd
  readonly lines: readonly LedgerLine[]
  readonly requests: readonly RefundRequest[]
}

/** The ledger of an order; row security shows it to staff only. */
export const orderMoney = (ctx: Needs, orderId: string): Promise<OrderMoney> =>
  inTransaction(ctx, async ({ tx }) => {
    const [balance, onTheWay, entries, requests] = await Promise.all([
      balanceOf(tx, orderId),
      underway(tx, 'order', orderId),
      entriesOf(tx, orderId),
      openRequests(tx, orderId),
    ])
    const lines = entries.map((entry) => ({
      provider: readPaymentMethod(entry.provider, entry.method_kind),
      kind: entry.kind === 'refund' ? ('refund' as const) : ('capture' as const),
      reference: entry.provider_id,
      amount: Number(entry.amount_cents) as Usd,
      note: entry.note,
      by: entry.noted_by,
      at: entry.at,
    }))
    return {
      ...balance,
      underway: onTheWay,
      left: leftToRefund(balance, onTheWay),
      lines,
      requests,
    }
  })

/** What goes back to the buyer of an order that ended, or went back in whole or part; undefined of any other. */
export async function moneyBackOf(
  ctx: Needs,
  { id, payment, closedAt }: Pick<Order, 'id' | 'payment' | 'closedAt'>,
): Promise<MoneyBack | undefined> {
  const isPart = payment === 'partly_refunded' && closedAt === null
  if (closedAt === null && !isPart && payment !== 'refund_due' && payment !== 'refunded')
    return undefined
  const acting = asSystem(ctx.db, 'the buyer sees what goes back')
  const { captured, refunded } = await inTransaction(acting, ({ tx }) => balanceOf(tx, id))
  const isBack = payment === 'refunded' || isPart
  const amount = isBack ? refunded : leftOf({ captured, refunded })
  const returned = isBack ? zero : refunded
  return amount > zero ? { amount, returned } : undefined
}

/** What a buyer's orders together brought and gave back: the buyer's own money, and that of others who paid parts. */
export const balanceOfOrders = (ctx: Needs, orderIds: readonly string[]): Promise<SharedBalance> =>
  inTransaction(ctx, ({ tx }) => balancesOfOrders(tx, orderIds))

/** What of each order's money went back, and what is left of it; orders without payments are left out. */
export async function moneyLeftOf(ctx: Needs, orderIds: readonly string[]) {
  const known = await inTransaction(ctx, ({ tx }) => balancesByOrder(tx, orderIds))
  return new Map(
    [...known].map(([id, balance]) => [id, { refunded: balance.refunded, left: leftOf(balance) }]),
  )
}

/** What buyers paid and got back, by account or, without one, by address. */
export const moneyOfBuyers = (
  ctx: Needs,
  keys: { readonly userIds: readonly string[]; readonly emails: readonly string[] },
): Promise<(key: string) => Balance> =>
  inTransaction(ctx, async ({ tx }) => {
    const rows = await balancesOfBuyers(tx, keys)
    const found = new Map(rows.map(({ key, ...balance }) => [key, balance]))
    return (key) => found.get(key) ?? { captured: zero, refunded: zero }
  })
