import type { Locale } from '#kernel/locale.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import type { EmailMessage } from '../email.rules.ts'
import { written } from '../rendering/rendered-email.server.ts'
import { contentOf } from '../templates/account-emails.rules.ts'
import { insertEmails } from './outbox.queries.server.ts'

interface ToSomebody {
  readonly to: string
  readonly locale: Locale
  readonly email: EmailMessage
}

/** Queues an e-mail in the outbox; it is sent after the caller's transaction commits. */
export async function queueEmail(
  ctx: Needs<'now'> & { readonly tx: Tx },
  { to, locale, email }: ToSomebody,
): Promise<void> {
  const facts = await currentShopFacts({ ...ctx, locale })
  const content = contentOf(email, locale, facts.shopName)
  const row = { recipient: to, email: email.kind, ...written(content, facts, locale) }
  await insertEmails(ctx.tx, [row], ctx.now)
}
