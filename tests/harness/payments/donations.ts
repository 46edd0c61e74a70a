import { randomUUID } from 'node:crypto'
import { cents } from '#kernel/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import type { NewDonation } from '#shop/donations/donation.input.ts'
import type { Donation } from '#shop/donations/donation.rules.ts'
import { give } from '#shop/donations/donations.service.server.ts'
import { approve } from '#tests/fakes/paypal-state.ts'
import { startDonation } from './payments.ts'
import type { PayPalShop } from './paypal-shop.ts'

export const aDonation = (overrides: Partial<NewDonation> = {}): NewDonation => ({
  attempt: randomUUID(),
  cause: 'lamp',
  amount: cents(2_000),
  name: 'Ana García Peña',
  email: `${randomUUID()}@example.com`,
  message: '',
  method: 'paypal',
  ...overrides,
})

/** Everybody gives from a place of their own, so that nobody has to wait. */
const fromAnywhere = () => ({ caller: { address: randomUUID(), cookie: '', userAgent: '' } })

export async function startsDonation(
  shop: Pick<PayPalShop, 'at'>,
  overrides: Partial<NewDonation> = {},
  ctx: Partial<Ctx> = {},
): Promise<Donation> {
  const made = await give(shop.at(0, { ...fromAnywhere(), ...ctx }), aDonation(overrides))
  if (!made.ok) throw new Error(made.code)
  return made.value
}

export async function startedDonation(shop: PayPalShop, overrides: Partial<NewDonation> = {}) {
  const donation = await startsDonation(shop, overrides)
  const started = await startDonation(shop.at(), donation.id)
  if (!started.ok) throw new Error(started.code)
  return { ...donation, payPalId: started.value.providerPaymentId, link: started.value.approveLink }
}

export async function approvedDonation(
  shop: PayPalShop,
  overrides: Partial<NewDonation> = {},
  payer: readonly [string, string] = ['Marta', 'Pérez'],
) {
  const donation = await startedDonation(shop, overrides)
  approve(shop.state, donation.payPalId, payer)
  return donation
}

/** How a gift stands, what its ledger says, and which letters its donor got. */
export const donationStatus = (shop: PayPalShop, id: string) =>
  inTransaction(asSystem(shop.db, 'a test looks'), async ({ tx }) => {
    const { state, email } = await tx
      .selectFrom('donations')
      .select(['state', 'email'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const entries = await tx
      .selectFrom('donation_entries')
      .select(['kind', 'provider', 'amount_cents', 'fee_cents', 'sender_name', 'bank_reference'])
      .where('donation_id', '=', id)
      .orderBy('id')
      .execute()
    const emails = await tx
      .selectFrom('outbox')
      .select(['letter as email', 'subject', 'text'])
      .where('recipient', '=', email)
      .orderBy('created_at')
      .execute()
    const sum = (kind: string) =>
      entries
        .filter((entry) => entry.kind === kind)
        .reduce((total, { amount_cents }) => total + Number(amount_cents), 0)
    return { state, entries, emails, received: sum('received'), returned: sum('returned') }
  })
