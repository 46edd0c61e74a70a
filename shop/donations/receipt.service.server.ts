import { cents, formatUsd, type Usd, zero } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { DonationReturn } from '#shop/emails/email.rules.ts'
import { queueEmail } from '#shop/emails/outbox/outbox.service.server.ts'
import { settingNamed } from '#shop/settings/settings.service.server.ts'
import { type Donation, readEin } from './donation.rules.ts'
import { balanceOfDonation } from './entries.queries.server.ts'
import { causeName } from './messages/cause-name.rules.ts'

/** The charity's tax number (EIN); null if the owner has set none. */
export const charityNumber = async (ctx: Needs): Promise<string | null> =>
  readEin(await settingNamed(ctx, 'donations_ein'))

/** Queues the receipt, in the donation's language, within the caller's transaction. */
export const writeReceipt = async (
  ctx: Needs<'now'> & { readonly tx: Tx },
  { cause, donorName, email, locale, memo, method, methodName }: Donation,
  amount: Usd,
) =>
  queueEmail(ctx, {
    to: email,
    locale,
    email: {
      ...{ kind: 'donation_received', name: donorName, memo, method, methodName, at: ctx.now },
      amount: formatUsd(amount),
      cause: causeName(locale, cause),
      ein: await charityNumber(ctx),
    },
  })

/** Queues what went back to the donor, or was taken back by the provider, which the ledger has already, within the caller's transaction. */
export async function writeReturn(
  ctx: Needs<'now'> & { readonly tx: Tx },
  { id, donorName: name, email: to, locale, memo, methodName }: Donation,
  returned: Usd,
  kind: DonationReturn = 'donation_returned',
): Promise<void> {
  const balance = await balanceOfDonation(ctx.tx, id)
  const rest = cents(balance.received - balance.returned)
  const sums = { amount: formatUsd(returned), rest: rest > zero ? formatUsd(rest) : '' }
  const email = { kind, name, memo, methodName, ...sums } as const
  await queueEmail(ctx, { to, locale, email })
}
