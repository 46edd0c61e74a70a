import { zero } from '#kernel/money.ts'
import { isTransfer, type OnlineMethod } from '#kernel/payment-method.ts'
import { ok, refused } from '#kernel/result.ts'
import { asSystem, asSystemWithin } from '#platform/database/transaction.ts'
import {
  recordScreening,
  screenParties,
} from '#shop/compliance/screening/screening.service.server.ts'
import type { HistoryEvent } from '#shop/orders/history/history-notes.rules.ts'
import { changePayment, holdOrder } from '#shop/orders/lifecycle/changes.service.server.ts'
import { isFunded, isLost, type PaymentState } from '#shop/orders/lifecycle/order-state.rules.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { awaitTransferAgain, payAtOnce } from '#shop/orders/placing/method.service.server.ts'
import { noteScreenedName, screenedNameOf } from '../engine/attempts.queries.server.ts'
import type {
  Payable,
  PayableLedger,
  Paying,
  Settling,
  StartRefusal,
} from '../engine/payable.service.server.ts'
import type { CaptureOutcome, PaidThrough, PaymentAttempt } from '../engine/payment.rules.ts'
import { providers } from '../engine/providers.server.ts'
import { followRefund } from './follow-refund.service.server.ts'
import { insertEntry, orderOfEntry } from './ledger.queries.server.ts'
import { orderDetails } from './order-request.rules.ts'
import { providersFor } from './pay-online.service.server.ts'

const outcomes: Partial<Record<PaymentState, CaptureOutcome>> = {
  paid: 'paid',
  capturing: 'in_progress',
  under_review: 'in_review',
}
const outcomeNow = ({ payment }: Order): CaptureOutcome => outcomes[payment] ?? 'order_closed'

/** The payment states that an order passes through after a capture; none if it is there already. */
function wayToMoney({ payment: from, compliance }: Order, isExact: boolean): PaymentState[] {
  if (isFunded(from) || from === 'refunded') return []
  const isWaiting = from === 'awaiting_payment'
  if (!isExact || isLost(from) || (isWaiting && compliance === 'held')) return ['refund_due']
  return isWaiting ? ['capturing', 'paid'] : ['paid']
}

async function move(ctx: Settling, orderId: string, to: PaymentState, event: HistoryEvent) {
  const changed = await changePayment(ctx, { orderId, to, event })
  if (!changed.ok) throw new Error(`an order could not become ${to}: ${changed.code}`)
}

async function backTo(ctx: Settling, orderId: string, to: PaymentState, event: HistoryEvent) {
  const order = await orderById(ctx, orderId)
  if (order?.payment === 'capturing' || (order?.payment === 'under_review' && to === 'failed')) {
    await move(ctx, orderId, to, event)
    if (to === 'awaiting_payment') await awaitTransferAgain(ctx, orderId)
  }
}

/** The providers at which an order that waits for a transfer may be paid instead. */
const instead = async (inside: Settling, order: Order) =>
  (await providersFor({ ...inside, locale: order.locale }, order)).map(({ method }) => method)

async function refusalOf(
  inside: Settling,
  order: Order,
  { provider }: PaidThrough,
): Promise<StartRefusal | null> {
  const { method, payment, compliance, payBy } = order
  if (isTransfer(method))
    return (await instead(inside, order)).includes(provider) ? null : 'not_payable'
  if (method !== provider || payment !== 'awaiting_payment') return 'not_payable'
  if (compliance === 'held') return 'order_held'
  return payBy && payBy <= inside.now ? 'not_payable' : null
}

/** The provider takes over what waits for a transfer; whatever hinders it is what the payer reads. */
async function takeOver(
  inside: Settling,
  order: Order,
  provider: OnlineMethod,
): Promise<CaptureOutcome | null> {
  if (!(await instead(inside, order)).includes(provider)) return outcomeNow(order)
  const taken = await payAtOnce(inside, order.id, provider)
  if (taken.ok) return null
  return taken.code === 'items_gone' ? 'items_gone' : outcomeNow(order)
}

const ledger: PayableLedger = {
  add: ({ tx, now }, { payableId, provider, kind, providerId, amount, fee }) =>
    insertEntry(tx, {
      order_id: payableId,
      ...{ provider, kind, provider_id: providerId, amount_cents: amount, fee_cents: fee },
      at: now,
    }),
  payableOfCapture: async (tx, provider, captureId) =>
    (await orderOfEntry(tx, provider, captureId))?.order_id ?? null,
}

/** An order that staff released is not held again for the same payer. */
async function screenPayer(
  ctx: Paying,
  { id, payableId: orderId, provider: method }: PaymentAttempt,
  name: string,
) {
  const isReleased = await asSystemWithin(ctx, 'who pays', async (inside) => {
    const order = await orderById(inside, orderId)
    return order?.compliance === 'released' && (await screenedNameOf(inside.tx, id)) === name
  })
  if (isReleased) return null
  const acting = { ...ctx, ...asSystem(ctx.db, 'the payer is screened') }
  const screening = await screenParties(acting, [{ role: 'payer', name }])
  await recordScreening(acting, { orderId, screening })
  if (screening.verdict === 'CLEAR') return null
  return async (inside: Settling) => {
    const event = { code: 'payer_held', method, verdict: screening.reason } as const
    await holdOrder(inside, { orderId, event })
    await noteScreenedName(inside.tx, id, name)
  }
}

const onCaptured: Payable['onCaptured'] = async (inside, paidThrough, { isExact, added }) => {
  const { payableId: orderId, provider: method } = paidThrough
  const order = await orderById(inside, orderId)
  if (!order) throw new Error('money came for an order that is not there')
  const code = isExact ? 'captured' : 'captured_other_amount'
  for (const to of wayToMoney(order, isExact)) await move(inside, orderId, to, { code, method })
  if (added === zero || !isFunded(order.payment)) return
  inside.log.error({ order: order.number }, 'an order was paid twice')
  if (order.payment === 'paid')
    await move(inside, orderId, 'refund_due', { code: 'captured_twice', method })
}

const onAssessed: Payable['onAssessed'] = async (inside, paymentAttempt, found) => {
  const { payableId: orderId, provider: method, state } = paymentAttempt
  switch (found.kind) {
    case 'pending':
      if (state === 'review') return
      if ((await orderById(inside, orderId))?.payment === 'awaiting_payment')
        await move(inside, orderId, 'capturing', { code: 'capture_started', method })
      return backTo(inside, orderId, 'under_review', {
        code: 'payment_under_review',
        method,
        issue: found.reason,
      })
    case 'declined': {
      const to = state === 'review' ? 'failed' : 'awaiting_payment'
      return backTo(inside, orderId, to, { code: 'payment_declined', method })
    }
    case 'gone':
    case 'foreign':
      return backTo(inside, orderId, 'awaiting_payment', {
        code: 'capture_failed',
        method,
        issue: found.kind,
      })
    case 'not_approved':
      return backTo(inside, orderId, 'awaiting_payment', { code: 'payment_not_approved', method })
    case 'approved':
    case 'captured':
  }
}

/** An order as a payable: after a capture it is paid or due for refund, never neither. */
export const orderPayable: Payable = {
  kind: 'order',
  returnPath: '/checkout',
  ledger,
  isOpen: async ({ config }, provider) => providers[provider].isConfigured(config),
  details: async (inside, paidThrough) => {
    const order = await orderById(inside, paidThrough.payableId)
    const refusal = order ? await refusalOf(inside, order, paidThrough) : 'order_not_found'
    return refusal || !order ? refused(refusal ?? 'order_not_found') : ok(orderDetails(order))
  },
  isAwaited: async (inside, id) => {
    const order = await orderById(inside, id)
    if (!order || order.compliance === 'held') return false
    return order.payment === 'awaiting_payment' || (await instead(inside, order)).length > 0
  },
  outcomeNow: async (inside, { payableId }) => {
    const order = await orderById(inside, payableId)
    return order ? outcomeNow(order) : 'unknown_payment'
  },
  onCapturing: async (inside, { payableId: orderId, provider: method }) => {
    const order = await orderById(inside, orderId)
    if (!order) return 'unknown_payment'
    if (order && isTransfer(order.method)) {
      const refusal = await takeOver(inside, order, method)
      if (refusal) return refusal
    }
    const event = { code: 'capture_started', method } as const
    const change = { orderId, from: 'awaiting_payment', to: 'capturing', event } as const
    const changed = await changePayment(inside, change)
    if (changed.ok) return null
    return changed.code === 'order_held' ? 'held' : outcomeNow(order)
  },
  screenPayer,
  onNotCaptured: async (inside, { payableId: orderId, provider: method }, issue) => {
    const event = { code: 'capture_failed', method, issue } as const
    const change = { orderId, from: 'capturing', to: 'awaiting_payment', event } as const
    if ((await changePayment(inside, change)).ok) await awaitTransferAgain(inside, orderId)
  },
  onCaptured,
  onAssessed,
  // an order expires by its own deadline
  onAbandoned: async () => {},
  onRefunded: (inside, { payableId, provider: method }, { amount }) =>
    followRefund(inside, payableId, { refunded: amount, event: { code: 'refunded', method } }),
  onDisputed: async (inside, { payableId: orderId, provider }, { isSaved, reference, outcome }) => {
    const [from, to] = isSaved ? (['disputed', 'paid'] as const) : (['paid', 'disputed'] as const)
    const about = { method: provider, reference } as const
    const event: HistoryEvent = isSaved
      ? { code: 'dispute_closed', ...about, outcome }
      : { code: 'dispute_opened', ...about }
    await changePayment(inside, { orderId, from, to, event })
  },
  onReversed: async (inside, { payableId: orderId, provider: method }, reference) => {
    const event = { code: 'capture_reversed', method, reference } as const
    await changePayment(inside, { orderId, from: 'paid', to: 'disputed', event })
  },
}
