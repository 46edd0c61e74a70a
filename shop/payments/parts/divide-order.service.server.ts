import type { Usd } from '#kernel/money.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin } from '#platform/database/transaction.ts'
import type { ChangeRefusal } from '#shop/orders/lifecycle/order-state.rules.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { awaitParts, mayBeDivided } from '#shop/orders/placing/divide.service.server.ts'
import { countProofs } from '../manual-transfer/transfers.queries.server.ts'
import { balanceOf, lockMoneyOf } from '../orders/ledger.queries.server.ts'
import { type DivisionRefusal, divide, maxPartsOf, minParts } from './division.rules.ts'
import { insertParts } from './parts.queries.server.ts'

export interface TypedPart {
  readonly name: string
  /** Null shares equally what the others leave. */
  readonly amount: Usd | null
}

type Dividing = Needs<'now' | 'locale' | 'config' | 'shopUrl'>

/** Whether the buyer may divide this order now: nothing came, and nothing is said to have been sent. */
export const mayDivide = (ctx: Dividing, order: Order): Promise<boolean> =>
  asSystemWithin(ctx, 'may an order be divided', async ({ tx }) => {
    if (!mayBeDivided(order) || maxPartsOf(order.total) < minParts) return false
    const { captured } = await balanceOf(tx, order.id)
    return captured === 0 && (await countProofs(tx, order.id)) === 0
  })

/** Divides an order among those who pay it; the amounts add up to its total, or nothing happens. */
export const divideOrder = (
  ctx: Dividing,
  orderId: string,
  typed: readonly TypedPart[],
): Promise<Result<Order, DivisionRefusal | ChangeRefusal | 'too_much_reserved'>> =>
  asSystemWithin(ctx, 'the buyer divides an order', async (inside) => {
    const { tx } = inside
    await lockMoneyOf(tx, orderId)
    const order = await orderById(inside, orderId)
    if (!order) return refused('order_not_found')
    if (!(await mayDivide(inside, order))) return refused('change_not_allowed')
    const amounts = divide(
      order.total,
      typed.map(({ amount }) => amount),
    )
    if (!amounts.ok) return amounts
    const waiting = await awaitParts(inside, orderId, amounts.value.length)
    if (!waiting.ok) return waiting
    const parts = amounts.value.map((amount_cents, index) => ({
      ...{ order_id: orderId, number: index + 1, name: typed[index]?.name ?? '', amount_cents },
    }))
    await insertParts(tx, parts)
    return ok(waiting.value)
  })
