import { isUuid } from '#kernel/text/uuid.ts'
import { asSystemWithin } from '#platform/database/transaction.ts'
import { attemptAt, liveAttempt, lockAttempt } from './attempts.queries.server.ts'
import type { Payable, Paying } from './payable.service.server.ts'
import type { PaymentAttemptState } from './payment.rules.ts'

/** The payable of a payer who returns with the attempt's id and the provider's. */
export const returnedFrom = (
  ctx: Paying,
  { kind }: Payable,
  named: { readonly attempt: string; readonly providerPaymentId: string },
): Promise<string | null> =>
  asSystemWithin(ctx, 'who comes back from a provider', async ({ tx }) => {
    if (!isUuid(named.attempt)) return null
    const paymentAttempt = await lockAttempt(tx, kind, named.attempt)
    if (!paymentAttempt?.providerPaymentId) return null
    return paymentAttempt.providerPaymentId === named.providerPaymentId
      ? paymentAttempt.payableId
      : null
  })

/** Whether a payment at a provider was started for this payable. */
export const isPaymentOf = (
  ctx: Paying,
  { kind }: Payable,
  named: { readonly payableId: string; readonly providerPaymentId: string },
): Promise<boolean> =>
  asSystemWithin(ctx, 'whose payment is it', async ({ tx }) => {
    const paymentAttempt = await attemptAt(tx, kind, named.providerPaymentId)
    return paymentAttempt?.payableId === named.payableId
  })

/** The state of the live attempt; null if there is none. */
export const liveAttemptState = (
  ctx: Paying,
  { kind }: Payable,
  payableId: string,
): Promise<PaymentAttemptState | null> =>
  asSystemWithin(ctx, 'how a payment stands', async ({ tx }) => {
    const paymentAttempt = await liveAttempt(tx, kind, payableId)
    return paymentAttempt?.state ?? null
  })
