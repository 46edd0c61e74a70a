import type { Usd } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import type { Donation, DonationState, Found } from './donation.rules.ts'
import { changeDonation, insertDonationChange } from './donations.queries.server.ts'

/** Changes a donation's state and records who did it and why; the caller holds the row's lock. */
export async function moveDonation(
  ctx: Needs<'now'> & { readonly tx: Tx },
  from: Donation,
  to: DonationState,
  reason: string,
  found?: readonly Found[],
): Promise<DonationState> {
  await changeDonation(ctx.tx, from.id, { state: to, ...(found ? { found } : {}) })
  await insertDonationChange(ctx.tx, {
    ...{ donation_id: from.id, from_state: from.state, to_state: to, reason },
    by_role: ctx.actor.role,
    by_user: 'id' in ctx.actor ? ctx.actor.id : null,
    changed_at: ctx.now,
  })
  return to
}

interface StaffMove {
  readonly to: DonationState
  readonly reason: string
  readonly found?: readonly Found[]
  /** What the bank shows, where it is to be counted. */
  readonly counted?: Usd
}

/** The same as a decision of an administrator, which the audit shows too; a bank's name of a sender stays out of it. */
export async function moveAsStaff(
  ctx: Needs<'now' | 'requestId'> & { readonly tx: Tx },
  from: Donation,
  { to, reason, found, counted = from.amount }: StaffMove,
): Promise<DonationState> {
  await recordChanges(ctx, [
    {
      ...{ area: 'donation', subject: from.memo, action: 'moved' },
      before: { state: from.state, amount_cents: from.amount },
      after: { state: to, amount_cents: counted, ...(found ? {} : { reason }) },
    },
  ])
  return moveDonation(ctx, from, to, reason, found)
}
