import { type Locale, locales } from '#kernel/locale.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import type { OrderEmail } from './order-email.rules.ts'
import { insertEmails } from './outbox/outbox.queries.server.ts'
import type { Written } from './rendering/rendered-email.server.ts'
import { writtenOrderEmail } from './templates/order-email.server.ts'

export interface OrderEmailTo {
  readonly to: string
  readonly locale: Locale
  readonly email: OrderEmail
}

/** An e-mail about an order as it would be queued now. */
export async function renderedOrderEmail(
  ctx: Needs<'now'> & { readonly tx: Tx },
  { locale, email }: OrderEmailTo,
): Promise<Written> {
  return writtenOrderEmail(email, await currentShopFacts({ ...ctx, locale }), locale)
}

/** Queues all e-mails about a change of an order; they are sent after the caller's commit. */
export async function queueOrderEmails(
  ctx: Needs<'now'> & { readonly tx: Tx },
  emails: readonly OrderEmailTo[],
): Promise<void> {
  if (emails.length === 0) return
  const rows = []
  for (const locale of locales) {
    const inLocale = emails.filter((email) => email.locale === locale)
    if (inLocale.length === 0) continue
    const facts = await currentShopFacts({ ...ctx, locale })
    for (const { to, email } of inLocale)
      rows.push({
        recipient: to,
        email: email.kind,
        ...writtenOrderEmail(email, facts, locale),
      })
  }
  await insertEmails(ctx.tx, rows, ctx.now)
}
