import { zero } from '#kernel/money.ts'
import { isTransfer } from '#kernel/payment-method.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin, inTransaction } from '#platform/database/transaction.ts'
import { changePayment } from '#shop/orders/lifecycle/changes.service.server.ts'
import { isLost } from '#shop/orders/lifecycle/order-state.rules.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { openRefund } from '../engine/refunds.service.server.ts'
import { lockMoneyOf } from '../orders/ledger.queries.server.ts'
import { isEnded, isPartPaid, mayReturn, neededFor, type Part } from './part.rules.ts'
import { writeEnded, writeLookedFor } from './part-emails.service.server.ts'
import { moneyBack, receivedOf } from './part-money.rules.ts'
import { ordersToSettle, partsOf, setSettled } from './parts.queries.server.ts'

type Settling = Needs<'now' | 'config' | 'shopUrl'>
type Inside = Parameters<typeof openRefund>[0] & Settling

/** All parts paid: the order is paid, once. Money of an order that ended is due to be returned. */
async function follow(inside: Inside, order: Order, parts: readonly Part[]): Promise<Order> {
  const orderId = order.id
  const isComplete = order.payment === 'awaiting_parts' && parts.every(isPartPaid)
  const hasMoney = parts.some(({ money }) => receivedOf(money) > zero)
  const to = isComplete ? 'paid' : isLost(order.payment) && hasMoney ? 'refund_due' : null
  if (to === null) return order
  const code = isComplete ? 'parts_paid' : 'parts_return'
  if (order.payment === 'expired') await writeEnded(inside, order, parts)
  if (!isComplete) await writeLookedFor(inside, order, parts)
  const changed = await changePayment(inside, { orderId, to, event: { code } })
  if (!changed.ok) throw new Error(`a divided order could not become ${to}: ${changed.code}`)
  return changed.value
}

/** Requests from its provider what a part received beyond what it needs; a transfer is returned by hand. */
async function returnSurplus(inside: Inside, order: Order, part: Part): Promise<void> {
  for (const { capture, amount } of moneyBack(part.money, neededFor(order, part))) {
    const { provider } = capture
    if (isTransfer(provider)) continue
    await openRefund(
      inside,
      { kind: 'part' },
      {
        payableId: part.id,
        provider,
        captureId: capture.id,
        amount,
        reason: order.number,
        askedBy: null,
      },
    )
  }
}

/** Nothing is left to do: the job passes the order over. An order that nobody paid ends here. */
async function finish(inside: Inside, order: Order, parts: readonly Part[]): Promise<void> {
  const isEmpty = parts.every(({ money }) => receivedOf(money) === zero)
  const isDone = isEnded(order) ? isEmpty : order.delivery === 'delivered'
  if (!isDone || !(await setSettled(inside.tx, order.id, true))) return
  if (order.payment === 'expired') await writeEnded(inside, order, parts)
  if (isLost(order.payment)) await writeLookedFor(inside, order, parts)
}

/** Brings an order in line with its parts; the same a second time changes nothing. */
export const settleParts = (ctx: Settling, orderId: string): Promise<void> =>
  asSystemWithin(ctx, 'the parts of an order are settled', async (inside) => {
    const { tx } = inside
    await lockMoneyOf(tx, orderId)
    const before = await orderById(inside, orderId)
    if (!before) throw new Error('parts of an order that is not there')
    const parts = await partsOf(tx, orderId)
    const order = await follow(inside, before, parts)
    if (!mayReturn(order)) return
    for (const part of parts) await returnSurplus(inside, order, part)
    await finish(inside, order, parts)
  })

/** The same for an order of which it is not known whether it is divided. */
export const settleIfDivided = (ctx: Settling, orderId: string): Promise<void> =>
  asSystemWithin(ctx, 'a cancelled order returns its parts', async (inside) => {
    if ((await partsOf(inside.tx, orderId)).length > 0) await settleParts(inside, orderId)
  })

const atOnce = 50

/** Settles the divided orders that ended; returns how many were looked at. */
export async function settleEndedParts(ctx: Settling): Promise<number> {
  const ids = await inTransaction(ctx, ({ tx }) => ordersToSettle(tx, atOnce))
  for (const id of ids) await settleParts(ctx, id)
  return ids.length
}
