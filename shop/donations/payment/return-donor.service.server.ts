import { isTransfer } from '#kernel/payment-method.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import type { Paying } from '#shop/payments/engine/payable.service.server.ts'
import { liveAttemptState, returnedFrom } from '#shop/payments/engine/return.service.server.ts'
import type { Donation } from '../donation.rules.ts'
import { donationAt } from '../donations.queries.server.ts'
import { donationPayable } from './donation-payable.service.server.ts'
import { type DonationStatus, mayBePaid, statusOf } from './donation-payment.rules.ts'

/** The donation of a donor who returns from a provider. */
export async function donationReturnedFrom(
  ctx: Paying,
  named: Parameters<typeof returnedFrom>[2],
): Promise<Donation | null> {
  const id = await returnedFrom(ctx, donationPayable, named)
  if (id === null) return null
  return inTransaction(asSystem(ctx.db, 'who comes back from a provider'), ({ tx }) =>
    donationAt(tx, { id }),
  )
}

/** A donation's state at its provider; null if no payment is expected. */
export const donationStatus = async (
  ctx: Paying,
  { id, method, state }: Donation,
): Promise<DonationStatus | null> =>
  isTransfer(method) || !mayBePaid(state)
    ? null
    : statusOf(await liveAttemptState(ctx, donationPayable, id))
