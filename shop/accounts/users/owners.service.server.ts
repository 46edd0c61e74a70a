import type { Locale } from '#kernel/locale.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin, type Tx } from '#platform/database/transaction.ts'
import type { EmailMessage } from '#shop/emails/email.rules.ts'
import { queueEmail } from '#shop/emails/outbox/outbox.service.server.ts'
import { ownerRows } from './user-admin.queries.server.ts'
import { accountDetails } from './user-admin.service.server.ts'

type Writing = Needs<'now'> & { readonly tx: Tx }

/** Whoever owns the shop; without an owner, every administrator who may do everything. */
const ownersToNotify = (ctx: Writing) =>
  asSystemWithin(ctx, 'owners hear of a change', ({ tx }) => ownerRows(tx))

/**
 * Writes to every owner what somebody changed, whoever it was: an open browser is not its owner. Not of the shop itself.
 * `isAboutSelf`: whoever did it reads it too, though they own nothing any more.
 */
export async function notifyOwners(
  ctx: Writing,
  emailOf: (by: string, locale: Locale) => EmailMessage,
  isAboutSelf = false,
): Promise<void> {
  const account = 'id' in ctx.actor ? await accountDetails(ctx, ctx.actor.id) : null
  if (!account) return
  const by = [account.name, account.email].filter(Boolean).join(', ')
  const owners = await ownersToNotify(ctx)
  const isLeft = isAboutSelf && !owners.some(({ email }) => email === account.email)
  const own = { email: account.email, locale: account.language }
  for (const { email: to, locale } of isLeft ? [...owners, own] : owners)
    await queueEmail(ctx, { to, locale, email: emailOf(by, locale) })
}
