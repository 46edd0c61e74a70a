import { cents, type Usd } from '#kernel/money.ts'
import { type PaymentMethod, readPaymentMethod } from '#kernel/payment-method.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { type Cause, type DonationState, isCause, isDonationState } from './donation.rules.ts'
import { donationLink } from './donations.service.server.ts'
import {
  type Donor,
  donationsOf,
  donorOf,
  donorsWith,
  ownDonationsOf,
} from './own-donations.queries.server.ts'

export interface OwnDonationRow {
  readonly memo: string
  readonly cause: Cause
  readonly amount: Usd
  readonly state: DonationState
  readonly method: PaymentMethod
  readonly at: Date
  readonly link: string
}

/** A customer's donations, newest first; row security hides those of others. */
export const ownDonations = (ctx: Needs<'config'>, userId: string): Promise<OwnDonationRow[]> =>
  inTransaction(ctx, async ({ tx }) =>
    (await ownDonationsOf(tx, userId)).flatMap((row) => {
      const { cause, memo, state } = row
      if (!isCause(cause) || !isDonationState(state)) return []
      const method = readPaymentMethod(row.method, row.method_kind)
      const amount = cents(Number(row.amount_cents))
      return [
        { memo, cause, amount, state, method, at: row.donated_at, link: donationLink(ctx, row) },
      ]
    }),
  )

export interface DonorsDonation {
  readonly id: string
  readonly memo: string
  readonly cause: Cause
  readonly amount: Usd
  readonly state: DonationState
  readonly at: Date
  readonly name: string
  readonly message: string
}

/** For staff: the donations of a person, newest first. */
export const donationsOfDonor = (ctx: Needs, donor: Donor): Promise<DonorsDonation[]> =>
  inTransaction(ctx, async ({ tx }) =>
    (await donationsOf(tx, donor)).flatMap((row) => {
      const { id, memo, cause, state, message } = row
      if (!isCause(cause) || !isDonationState(state)) return []
      const amount = cents(Number(row.amount_cents))
      return [{ id, memo, cause, amount, state, at: row.donated_at, name: row.donor_name, message }]
    }),
  )

/** For staff: donors by name or address. */
export const findDonors = (ctx: Needs, text: string, limit: number) =>
  inTransaction(ctx, ({ tx }) => donorsWith(tx, text, limit))

/** For staff: who made a donation. */
export const donorOfDonation = (ctx: Needs, id: string) =>
  inTransaction(ctx, async ({ tx }) => (await donorOf(tx, id)) ?? null)
