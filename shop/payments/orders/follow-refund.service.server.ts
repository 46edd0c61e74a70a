import type { Usd } from '#kernel/money.ts'
import type { Why } from '#shop/orders/history/history-notes.rules.ts'
import { changePayment } from '#shop/orders/lifecycle/changes.service.server.ts'
import { isSettled } from '#shop/orders/lifecycle/order-state.rules.ts'
import { writeRefund } from '#shop/orders/notifications/partial-payment.service.server.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import type { Settling } from '../engine/payable.service.server.ts'
import { followSurplus } from '../manual-transfer/transfers.queries.server.ts'
import { balanceOf } from './ledger.queries.server.ts'
import { stateAfterRefund } from './refund.rules.ts'

/** Brings the order's payment state in line with its ledger after a refund. */
export async function followRefund(
  ctx: Settling,
  orderId: string,
  /** The note names the part of a divided order in the e-mail. */
  why: Why & { readonly refunded: Usd; readonly note?: string },
): Promise<void> {
  const order = await orderById(ctx, orderId)
  if (!order) return
  await followSurplus(ctx.tx, orderId)
  const balance = await balanceOf(ctx.tx, orderId)
  const to = stateAfterRefund(order.payment, balance, order.total)
  if (to === null) {
    // each payer of a divided order has a receipt of their own
    const isOwn = why.note === undefined && isSettled(order.payment)
    return isOwn ? writeRefund(ctx, order, why.refunded) : undefined
  }
  const changed = await changePayment(ctx, { ...why, orderId, to })
  if (!changed.ok)
    ctx.log.error({ order: order.number, code: changed.code }, 'money went back against a guard')
}
