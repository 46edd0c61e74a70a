import { formatUsd, type Usd } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { queueEmail } from '#shop/emails/outbox/outbox.service.server.ts'
import { settingNamed } from '#shop/settings/settings.service.server.ts'
import { type Donation, readEin } from './donation.rules.ts'
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
