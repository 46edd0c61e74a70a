import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
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
