import { dayMs } from '#kernel/time.ts'
import { asSystemWithin } from '#platform/database/transaction.ts'
import { isForgotten, leaseEnd, nextCheck } from './attempt-checks.rules.ts'
import { changeAttempt, claimDueAttempt, lockAttempt } from './attempts.queries.server.ts'
import { capturePayment, finishCapture } from './capture.service.server.ts'
import { forgetEventsBefore } from './events.queries.server.ts'
import type { Payable, Payables, Paying } from './payable.service.server.ts'
import type { PaymentAttempt, ProviderName } from './payment.rules.ts'
import { ProviderUnavailable } from './provider.server.ts'
import { providers } from './providers.server.ts'
import { settle } from './settle.service.server.ts'

const close = (ctx: Paying, payable: Payable, known: PaymentAttempt, issue: string) =>
  asSystemWithin(ctx, 'nothing will come of a payment', async (inside) => {
    const paymentAttempt = await lockAttempt(inside.tx, known.kind, known.id)
    if (paymentAttempt?.state !== known.state) return
    await changeAttempt(inside.tx, paymentAttempt, { state: 'closed', last_issue: issue })
    await payable.onAbandoned(inside, paymentAttempt, issue)
  })

/** Not approved, or not awaited any more: after a while the provider is not asked again. */
async function leaveOpen(
  ctx: Paying,
  payable: Payable,
  paymentAttempt: PaymentAttempt,
): Promise<void> {
  if (isForgotten(paymentAttempt.createdAt, ctx.now))
    return close(ctx, payable, paymentAttempt, 'not used in time')
  await asSystemWithin(ctx, 'a provider is asked again later', ({ tx, now }) =>
    changeAttempt(tx, paymentAttempt, {
      next_check_at: nextCheck('open', paymentAttempt.checks, now),
    }),
  )
}

/** Captures what a payer approved without returning; after a declined capture the payer must return. */
async function takeUp(
  ctx: Paying,
  payable: Payable,
  paymentAttempt: PaymentAttempt,
): Promise<void> {
  const { captureAttempts, payableId, providerPaymentId } = paymentAttempt
  const isAwaited = await asSystemWithin(ctx, 'is it still to be paid', (inside) =>
    payable.isAwaited(inside, payableId),
  )
  if (isAwaited && captureAttempts === 0 && providerPaymentId)
    await capturePayment(ctx, payable, providerPaymentId)
  else await leaveOpen(ctx, payable, paymentAttempt)
}

/** Inspects a payment at its provider and applies what the shop missed. */
async function repair(
  ctx: Paying,
  payable: Payable,
  paymentAttempt: PaymentAttempt,
): Promise<void> {
  if (paymentAttempt.state === 'capturing') {
    await finishCapture(ctx, payable, paymentAttempt)
    return
  }
  const response = await providers[paymentAttempt.provider].inspect(ctx, paymentAttempt)
  if (!response.ok) {
    if (response.step === 'gone') await close(ctx, payable, paymentAttempt, response.issue)
    return
  }
  const { kind } = await settle(ctx, payable, paymentAttempt, response.value)
  if (paymentAttempt.state !== 'open') return
  if (kind === 'approved') await takeUp(ctx, payable, paymentAttempt)
  else if (kind === 'not_approved') await leaveOpen(ctx, payable, paymentAttempt)
}

/** Checks the payment that is due longest; false when none is due. */
async function checkNextOf(
  ctx: Paying,
  payable: Payable,
  configured: readonly ProviderName[],
): Promise<boolean> {
  const paymentAttempt = await asSystemWithin(ctx, 'payments are looked after', ({ tx, now }) =>
    claimDueAttempt(tx, payable.kind, { providers: configured, now, until: leaseEnd(now) }),
  )
  if (!paymentAttempt) return false
  try {
    await repair(ctx, payable, paymentAttempt)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    ctx.log.warn({ err: error, attempt: paymentAttempt.id }, 'a provider cannot be asked')
  }
  return true
}

/** Checks one due payment of any kind; false when none is due. */
export async function checkNextPayment(ctx: Paying, payables: Payables): Promise<boolean> {
  const configured = Object.values(providers)
    .filter(({ isConfigured }) => isConfigured(ctx.config))
    .map(({ name }) => name)
  if (configured.length === 0) return false
  for (const payable of Object.values(payables))
    if (await checkNextOf(ctx, payable, configured)) return true
  return false
}

const maxEventAgeMs = 30 * dayMs

export const forgetOldEvents = (ctx: Paying) =>
  asSystemWithin(ctx, 'old notices go', ({ tx, now }) =>
    forgetEventsBefore(tx, new Date(now.getTime() - maxEventAgeMs)),
  )
