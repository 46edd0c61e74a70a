import { asSystemWithin } from '#platform/database/transaction.ts'
import { leaseEnd } from './attempt-checks.rules.ts'
import { attemptAt, changeAttempt, lockAttempt } from './attempts.queries.server.ts'
import type { Payable, Paying, Settling } from './payable.service.server.ts'
import { type CaptureOutcome, outcomeOf, type PaymentAttempt } from './payment.rules.ts'
import {
  type ProviderResponse,
  type ProviderState,
  ProviderUnavailable,
} from './provider.server.ts'
import { providers } from './providers.server.ts'
import { settle } from './settle.service.server.ts'

type Refusal = Extract<ProviderResponse<ProviderState>, { readonly ok: false }>
type Started = { readonly attempt: PaymentAttempt } | { readonly outcome: CaptureOutcome }

/** What is paid was paid by this payment only if it took something. */
function ofThis({ state }: PaymentAttempt, outcome: CaptureOutcome): CaptureOutcome {
  if (state === 'captured') return 'paid'
  return outcome === 'paid' ? 'paid_otherwise' : outcome
}

/** Of concurrent captures, one proceeds. */
const begin = (ctx: Paying, payable: Payable, { id, kind }: PaymentAttempt): Promise<Started> =>
  asSystemWithin(ctx, 'money is taken', async (inside): Promise<Started> => {
    const paymentAttempt = await lockAttempt(inside.tx, kind, id)
    if (!paymentAttempt) return { outcome: 'unknown_payment' }
    if (paymentAttempt.state !== 'open')
      return { outcome: ofThis(paymentAttempt, await payable.outcomeNow(inside, paymentAttempt)) }
    const outcome = await payable.onCapturing(inside, paymentAttempt)
    if (outcome) return { outcome: ofThis(paymentAttempt, outcome) }
    const until = leaseEnd(inside.now)
    await changeAttempt(inside.tx, paymentAttempt, {
      state: 'capturing',
      checks: 0,
      next_check_at: until,
    })
    return { attempt: { ...paymentAttempt, state: 'capturing' } }
  })

interface Reason {
  readonly issue: string
  readonly isOver?: boolean
  readonly hold?: (inside: Settling) => Promise<void>
}

/** The payable waits for its payer again, or for a decision by staff. */
const stepBack = (
  ctx: Paying,
  payable: Payable,
  { id, kind }: PaymentAttempt,
  { issue, isOver, hold }: Reason,
) =>
  asSystemWithin(ctx, 'no money was taken', async (inside) => {
    const paymentAttempt = await lockAttempt(inside.tx, kind, id)
    if (paymentAttempt?.state !== 'capturing') return
    await payable.onNotCaptured(inside, paymentAttempt, issue)
    await hold?.(inside)
    await changeAttempt(inside.tx, paymentAttempt, {
      state: isOver ? 'closed' : 'open',
      // once staff releases the payer, reconciliation captures without the payer returning
      capture_tries: paymentAttempt.captureAttempts + (hold ? 0 : 1),
      last_issue: issue,
      checks: 0,
      next_check_at: leaseEnd(inside.now),
    })
  })

async function look(
  ctx: Paying,
  payable: Payable,
  paymentAttempt: PaymentAttempt,
  issue: string,
): Promise<CaptureOutcome> {
  const response = await providers[paymentAttempt.provider].inspect(ctx, paymentAttempt)
  if (!response.ok) return 'in_progress'
  const { kind } = await settle(ctx, payable, paymentAttempt, response.value)
  if (kind !== 'approved') return outcomeOf[kind]
  ctx.log.error(
    { attempt: paymentAttempt.id, issue },
    'a provider says paid, but not by this payment',
  )
  await stepBack(ctx, payable, paymentAttempt, { issue, isOver: true })
  return 'use_another_method'
}

async function refusedBy(
  ctx: Paying,
  payable: Payable,
  paymentAttempt: PaymentAttempt,
  { issue, step }: Refusal,
): Promise<CaptureOutcome> {
  if (step === 'look') return look(ctx, payable, paymentAttempt, issue)
  const isStop = step === 'stop'
  if (isStop)
    ctx.log.error({ attempt: paymentAttempt.id, issue }, 'a provider will not take the money')
  await stepBack(ctx, payable, paymentAttempt, { issue, isOver: isStop || step === 'gone' })
  if (step === 'choose_again') return 'choose_again'
  return isStop ? 'use_another_method' : 'not_approved'
}

async function take(
  ctx: Paying,
  payable: Payable,
  paymentAttempt: PaymentAttempt,
  { payerName }: ProviderState,
): Promise<CaptureOutcome> {
  const hold = await payable.screenPayer(ctx, paymentAttempt, payerName)
  if (hold) {
    await stepBack(ctx, payable, paymentAttempt, { issue: 'payer_check', hold })
    return 'held'
  }
  const response = await providers[paymentAttempt.provider].capture(ctx, paymentAttempt)
  if (!response.ok) return refusedBy(ctx, payable, paymentAttempt, response)
  return outcomeOf[(await settle(ctx, payable, paymentAttempt, response.value)).kind]
}

/** Inspects an attempt in state `capturing` at its provider and completes it. */
export async function finishCapture(
  ctx: Paying,
  payable: Payable,
  paymentAttempt: PaymentAttempt,
): Promise<CaptureOutcome> {
  const response = await providers[paymentAttempt.provider].inspect(ctx, paymentAttempt)
  if (!response.ok) return refusedBy(ctx, payable, paymentAttempt, response)
  const { kind } = await settle(ctx, payable, paymentAttempt, response.value)
  return kind === 'approved' ? take(ctx, payable, paymentAttempt, response.value) : outcomeOf[kind]
}

/** Captures what the payer approved, once, however often and from wherever it is called. */
export async function capturePayment(
  ctx: Paying,
  payable: Payable,
  providerPaymentId: string,
): Promise<CaptureOutcome> {
  const known = await asSystemWithin(ctx, 'which payment is it', ({ tx }) =>
    attemptAt(tx, payable.kind, providerPaymentId),
  )
  if (!known) return 'unknown_payment'
  const started = await begin(ctx, payable, known)
  if ('outcome' in started) return started.outcome
  try {
    return await finishCapture(ctx, payable, started.attempt)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    ctx.log.warn({ err: error, attempt: known.id }, 'a provider does not say what it took')
    return 'in_progress'
  }
}
