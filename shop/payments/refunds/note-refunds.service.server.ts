import type { Usd } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { changePayment } from '#shop/orders/changes.service.server.ts'
import type { Why } from '#shop/orders/history-notes.rules.ts'
import type { PaymentState } from '#shop/orders/order-state.rules.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { balanceOf, insertEntry } from '../ledger.queries.server.ts'
import type { PayPalRefund } from '../paypal/paypal-answer.input.ts'
import { stateAfterRefund } from './refund.rules.ts'

type Inside = Needs<'now' | 'config' | 'log' | 'shopUrl'> & { readonly tx: Tx }

/** Brings the order to what its ledger says after money went back. */
export async function followRefund(
  ctx: Inside,
  orderId: string,
  why: Why & { readonly refunded: Usd },
): Promise<void> {
  const order = await orderById(ctx, orderId)
  if (!order) return
  const balance = await balanceOf(ctx.tx, orderId)
  const to: PaymentState | null = stateAfterRefund(order.payment, balance, order.total)
  if (to === null) return
  const changed = await changePayment(ctx, { ...why, orderId, to })
  if (!changed.ok)
    ctx.log.error({ order: order.number, code: changed.code }, 'money went back against a guard')
}

/** Notes in the ledger what PayPal says went back, each refund once. */
export async function noteRefunds(
  ctx: Inside,
  orderId: string,
  refunds: readonly PayPalRefund[],
): Promise<void> {
  for (const { id, status, cents: amount } of refunds) {
    if (status !== 'COMPLETED' || amount === null) continue
    const isNew = await insertEntry(ctx.tx, {
      order_id: orderId,
      provider: 'paypal',
      kind: 'refund',
      provider_id: id,
      amount_cents: amount,
      at: ctx.now,
    })
    const event = { code: 'refunded', method: 'paypal' } as const
    if (isNew) await followRefund(ctx, orderId, { refunded: amount, event })
  }
}
