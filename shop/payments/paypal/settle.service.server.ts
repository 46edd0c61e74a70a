import { zero } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { changePayment } from '#shop/orders/changes.service.server.ts'
import type { HistoryEvent } from '#shop/orders/history-notes.rules.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import { isFunded, isLost, type PaymentState } from '#shop/orders/order-state.rules.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { insertEntry } from '../ledger.queries.server.ts'
import { noteRefunds } from '../refunds/note-refunds.service.server.ts'
import type { PayPalOrder } from './paypal-answer.input.ts'
import { type AttemptState, nextCheck } from './paypal-checks.rules.ts'
import { type Attempt, changeAttempt, lockAttempt } from './paypal-orders.queries.server.ts'
import { capturedOf, type Judgement, judge } from './paypal-truth.rules.ts'

export type Settling = Needs<'now' | 'config' | 'log' | 'shopUrl'>
type Inside = Settling & { readonly tx: Tx }

/** Where an order's payment goes when PayPal has the money; nothing where it is there already. */
function wayToMoney({ payment: from, compliance }: Order, isExact: boolean): PaymentState[] {
  if (isFunded(from) || from === 'refunded') return []
  const isWaiting = from === 'awaiting_payment'
  if (!isExact || isLost(from) || (isWaiting && compliance === 'held')) return ['refund_due']
  return isWaiting ? ['capturing', 'paid'] : ['paid']
}

const method = 'paypal'

async function move(ctx: Inside, orderId: string, to: PaymentState, event: HistoryEvent) {
  const changed = await changePayment(ctx, { orderId, to, event })
  if (!changed.ok) throw new Error(`an order could not become ${to}: ${changed.code}`)
}

async function noteCaptures(ctx: Inside, { orderId }: Attempt, truth: PayPalOrder) {
  let isNew = false
  for (const { id, cents: amount, fee } of capturedOf(truth.captures))
    isNew =
      (await insertEntry(ctx.tx, {
        order_id: orderId,
        provider: 'paypal',
        kind: 'capture',
        provider_id: id,
        amount_cents: amount,
        fee_cents: fee ?? zero,
        at: ctx.now,
      })) || isNew
  return isNew
}

/** The money is there: the order is paid, or its money is due to go back, never neither. */
async function keepMoney(ctx: Inside, attempt: Attempt, truth: PayPalOrder, isExact: boolean) {
  const { orderId } = attempt
  const isNew = await noteCaptures(ctx, attempt, truth)
  const order = await orderById(ctx, orderId)
  if (!order) throw new Error('money came for an order that is not there')
  const code = isExact ? 'captured' : 'captured_other_amount'
  for (const to of wayToMoney(order, isExact)) await move(ctx, orderId, to, { code, method })
  if (isNew && isFunded(order.payment)) {
    ctx.log.error({ order: order.number }, 'an order was paid twice')
    if (order.payment === 'paid')
      await move(ctx, orderId, 'refund_due', { code: 'captured_twice', method })
  }
  await noteRefunds(ctx, orderId, truth.refunds)
}

const backTo = async (ctx: Inside, orderId: string, to: PaymentState, event: HistoryEvent) => {
  const order = await orderById(ctx, orderId)
  if (order?.payment === 'capturing' || (order?.payment === 'under_review' && to === 'failed'))
    await move(ctx, orderId, to, event)
}

/** What becomes of order and attempt; the attempt's new state. */
async function follow(
  ctx: Inside,
  attempt: Attempt,
  truth: PayPalOrder,
  judgement: Judgement,
): Promise<AttemptState> {
  const { orderId, state } = attempt
  switch (judgement.kind) {
    case 'captured':
      await keepMoney(ctx, attempt, truth, judgement.isExact)
      return 'captured'
    case 'pending':
      if (state === 'review') return state
      if ((await orderById(ctx, orderId))?.payment === 'awaiting_payment')
        await move(ctx, orderId, 'capturing', { code: 'capture_started', method })
      await backTo(ctx, orderId, 'under_review', {
        code: 'payment_under_review',
        method,
        issue: judgement.reason,
      })
      return 'review'
    case 'declined': {
      const isOver = state === 'review'
      await backTo(ctx, orderId, isOver ? 'failed' : 'awaiting_payment', {
        code: 'payment_declined',
        method,
      })
      return isOver ? 'closed' : 'open'
    }
    case 'gone':
    case 'foreign':
      await backTo(ctx, orderId, 'awaiting_payment', {
        code: 'capture_failed',
        method,
        issue: judgement.kind,
      })
      return 'closed'
    case 'approved':
      return state
    case 'not_approved':
      await backTo(ctx, orderId, 'awaiting_payment', { code: 'payment_not_approved', method })
      return state === 'capturing' ? 'open' : state
  }
}

/** Brings order and ledger to what PayPal says; the same truth a second time changes nothing. */
export const settle = (ctx: Settling, known: Attempt, truth: PayPalOrder): Promise<Judgement> =>
  inTransaction({ ...ctx, ...asSystem(ctx.db, 'what PayPal says is noted') }, async (inside) => {
    const attempt = await lockAttempt(inside.tx, known.id)
    if (!attempt) throw new Error('an attempt to pay is not there any more')
    const judgement = judge(truth, attempt)
    if (judgement.kind === 'foreign')
      ctx.log.error({ attempt: attempt.id }, 'PayPal tells another sum or order than ours')
    const state = await follow(inside, attempt, truth, judgement)
    const isSame = state === attempt.state
    const checks = isSame ? attempt.checks : 0
    await changeAttempt(inside.tx, attempt.id, {
      state,
      checks,
      next_check_at: nextCheck(state, checks, inside.now),
    })
    return judgement
  })
