import { toDecimal, zero } from '#kernel/money.ts'
import { ok, refused } from '#kernel/result.ts'
import type { PaymentAttempt } from '../engine/payment.rules.ts'
import type {
  PaymentProvider,
  ProviderRefund,
  ProviderResponse,
  ProviderState,
} from '../engine/provider.server.ts'
import { assess, capturedOf } from './payment-outcome.rules.ts'
import {
  captureOrder,
  createOrder,
  getOrder,
  getRefund,
  isFromPayPal,
  type PayPalResponse,
  refundCapture,
} from './paypal.gateway.server.ts'
import { type PayPalOrder, type PayPalRefund, payPalEvent } from './paypal-answer.input.ts'
import { providerEvent } from './paypal-event.rules.ts'
import { stepAfter } from './paypal-issue.rules.ts'
import { payPalOrder } from './paypal-order.rules.ts'
import { payPalPage } from './paypal-page.rules.ts'
import { isPayPalConfigured } from './paypal-token.server.ts'

async function read<Value, Read>(
  request: Promise<PayPalResponse<Value>>,
  as: (value: Value) => Read,
): Promise<ProviderResponse<Read>> {
  const response = await request
  return response.ok
    ? { ok: true, value: as(response.value) }
    : { ...response, step: stepAfter(response.issue) }
}

const refundOf = ({ id, status, cents: amount }: PayPalRefund): ProviderRefund => {
  const isOpen = status === 'PENDING'
  const state = status === 'COMPLETED' ? 'done' : isOpen ? 'pending' : 'failed'
  return { id, state, amount, status }
}

const stateFor =
  (paymentAttempt: PaymentAttempt) =>
  (order: PayPalOrder): ProviderState => ({
    assessment: assess(order, paymentAttempt),
    payerName: order.payerName,
    captures: capturedOf(order.captures).map(({ id, cents: amount, fee }) => ({
      id,
      amount,
      fee: fee ?? zero,
    })),
    refunds: order.refunds.map(refundOf),
  })

function eventIn(body: string) {
  try {
    return payPalEvent.parse(JSON.parse(body))
  } catch {
    return null
  }
}

const nameOf = ({ providerPaymentId }: PaymentAttempt) => providerPaymentId ?? ''

export const payPal: PaymentProvider = {
  name: 'paypal',
  isConfigured: isPayPalConfigured,
  isLive: ({ PAYPAL_MODE }) => PAYPAL_MODE === 'live',
  isDemonstration: ({ PAYPAL_MODE }) => PAYPAL_MODE === 'demo',
  page: ({ PAYPAL_MODE, PAYPAL_API_BASE }) =>
    PAYPAL_MODE === 'demo' ? { hosts: [] } : payPalPage(PAYPAL_API_BASE),
  begin: (ctx, request) =>
    read(createOrder(ctx, payPalOrder(request), request.attemptId), ({ id, approveLink }) => ({
      providerPaymentId: id,
      approveLink,
    })),
  inspect: (ctx, paymentAttempt) =>
    read(getOrder(ctx, nameOf(paymentAttempt)), stateFor(paymentAttempt)),
  capture: (ctx, paymentAttempt) => {
    const requestId = `${paymentAttempt.id}-${paymentAttempt.captureAttempts}`
    return read(captureOrder(ctx, nameOf(paymentAttempt), requestId), stateFor(paymentAttempt))
  },
  refund: (ctx, { id, providerId, captureId, amount, reason }) =>
    read(
      providerId === ''
        ? refundCapture(ctx, { captureId, value: toDecimal(amount), note: reason }, id)
        : getRefund(ctx, providerId),
      refundOf,
    ),
  handleWebhook: async (ctx, notice) => {
    const event = eventIn(notice.body)
    if (!event) return refused('not_understood')
    if (ctx.config.PAYPAL_WEBHOOK_ID === '' || !(await isFromPayPal(ctx, notice)))
      return refused('forged')
    return ok(providerEvent(event))
  },
}
