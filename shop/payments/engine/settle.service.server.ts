import { add, type Usd, zero } from '#kernel/money.ts'
import { asSystemWithin } from '#platform/database/transaction.ts'
import { nextCheck } from './attempt-checks.rules.ts'
import { changeAttempt, lockAttempt } from './attempts.queries.server.ts'
import type { Payable, Paying, Settling } from './payable.service.server.ts'
import { type Assessment, attemptAfter, type PaymentAttempt } from './payment.rules.ts'
import type { ProviderState } from './provider.server.ts'
import { storeRefunds } from './refunds.service.server.ts'

/** Notes what came, each capture once; the sum of what is new. */
async function storeCaptures(
  inside: Settling,
  payable: Payable,
  { payableId, provider }: PaymentAttempt,
  { captures, payerName }: ProviderState,
): Promise<Usd> {
  let added: Usd = zero
  for (const { id: providerId, amount, fee } of captures) {
    const entry = { payableId, provider, kind: 'capture', providerId, amount, fee, payerName }
    if (await payable.ledger.add(inside, { ...entry, kind: 'capture' })) added = add(added, amount)
  }
  return added
}

async function follow(
  inside: Settling,
  payable: Payable,
  paymentAttempt: PaymentAttempt,
  state: ProviderState,
): Promise<void> {
  const { assessment } = state
  if (assessment.kind !== 'captured') return payable.onAssessed(inside, paymentAttempt, assessment)
  const { isExact } = assessment
  const added = await storeCaptures(inside, payable, paymentAttempt, state)
  await payable.onCaptured(inside, paymentAttempt, { isExact, added })
  const { payableId, provider } = paymentAttempt
  await storeRefunds(inside, payable, { payableId, provider }, state.refunds)
}

/** Brings payable and ledger to what the provider says; the same a second time changes nothing. */
export const settle = (
  ctx: Paying,
  payable: Payable,
  known: PaymentAttempt,
  found: ProviderState,
): Promise<Assessment> =>
  asSystemWithin(ctx, 'what a provider says is noted', async (inside) => {
    const paymentAttempt = await lockAttempt(inside.tx, known.kind, known.id)
    if (!paymentAttempt) throw new Error('an attempt to pay is not there any more')
    const { assessment } = found
    if (assessment.kind === 'foreign')
      ctx.log.error(
        { attempt: paymentAttempt.id },
        'a provider names another sum or thing than ours',
      )
    await follow(inside, payable, paymentAttempt, found)
    const state = attemptAfter(assessment, paymentAttempt.state)
    const checks = state === paymentAttempt.state ? paymentAttempt.checks : 0
    const next_check_at = nextCheck(state, checks, inside.now)
    await changeAttempt(inside.tx, paymentAttempt, { state, checks, next_check_at })
    return assessment
  })
