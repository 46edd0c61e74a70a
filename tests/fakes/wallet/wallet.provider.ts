import { cents, zero } from '#kernel/money.ts'
import { ok, refused } from '#kernel/result.ts'
import type { PaymentAttempt } from '#shop/payments/engine/payment.rules.ts'
import type {
  PaymentProvider,
  ProviderResponse,
  ProviderState,
} from '#shop/payments/engine/provider.server.ts'
import { key, type WalletService } from './wallet-service.ts'

const done = <Value>(value: Value): ProviderResponse<Value> => ({ ok: true, value })
const unknown = { ok: false, issue: 'unknown', step: 'gone' } as const

/** A second provider, which only tests have: it knows its service and the engine's interface. */
export function walletProvider(service: WalletService): PaymentProvider {
  const stateOf = ({ providerPaymentId }: PaymentAttempt): ProviderResponse<ProviderState> => {
    const payment = service.payments.get(providerPaymentId ?? '')
    if (!payment) return unknown
    const { isApproved, captured, amount } = payment
    const reached = isApproved ? 'approved' : 'not_approved'
    return done({
      assessment: captured ? { kind: 'captured', isExact: true } : { kind: reached },
      payerName: 'Ana Pérez',
      captures: captured ? [{ id: captured, amount: cents(amount), fee: zero }] : [],
      refunds: payment.refunds.map((refund) => ({
        ...refund,
        state: 'done',
        amount: cents(refund.amount),
        status: 'DONE',
      })),
    })
  }
  return {
    name: 'wallet' as PaymentProvider['name'],
    settings: { WALLET_KEY: { shape: /^[a-z0-9-]{3,50}$/, fix: 'Give the key of the wallet.' } },
    isConfigured: (config) => key(config) !== '',
    isLive: (config) => key(config).startsWith('live-'),
    page: () => ({ hosts: [service.origin] }),
    begin: async (_ctx, { attemptId, amount, returnUrl }) => {
      const id = service.begin(attemptId, amount, returnUrl)
      return done({ providerPaymentId: id, approveLink: `${service.origin}/pay/${id}` })
    },
    inspect: async (_ctx, attempt) => stateOf(attempt),
    capture: async (_ctx, attempt) => {
      service.capture(attempt.providerPaymentId ?? '')
      return stateOf(attempt)
    },
    refund: async (_ctx, { id, captureId, amount }) => {
      const refund = service.refund(captureId, id, amount)
      if (!refund) return unknown
      return done({ id: refund, state: 'done', amount, status: 'DONE' })
    },
    handleWebhook: async ({ config }, { body, headers }) => {
      if (headers.get('wallet-key') !== key(config)) return refused('forged')
      const [event = '', payment = ''] = body.split(' ')
      return ok({
        id: event,
        type: 'approved',
        action: 'approved',
        providerPaymentId: payment,
        captureIds: [],
        dispute: 'open',
        reference: '',
        outcome: '',
      })
    },
  }
}
