import type { Locale } from '#kernel/locale.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import type { EmailMessage } from '../email.rules.ts'
import { written } from '../rendering/rendered-email.server.ts'
import { contentOf } from '../templates/account-emails.rules.ts'
import { pushKinds } from './delivery.rules.ts'
import { insertEmails, insertPushes } from './outbox.queries.server.ts'

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

interface PushToDevices {
  /** Whose devices they are. */
  readonly to: string
  readonly locale: Locale
  readonly devices: readonly string[]
  readonly subject: string
  /** What the device shows; at most 3,000 bytes, without personal data. */
  readonly payload: string
  readonly isTest: boolean
}

/** Queues a message to devices; it is sent by the same worker as e-mails, after the caller's commit. */
export async function queuePush(
  { tx, now }: Needs<'now'> & { readonly tx: Tx },
  { to, locale, devices, subject, payload, isTest }: PushToDevices,
): Promise<void> {
  if (devices.length === 0) return
  const row = { recipient: to, locale, subject, text: payload }
  const email = isTest ? pushKinds.test : pushKinds.news
  const rows = devices.map((device) => ({ ...row, email, device }))
  await insertPushes(tx, rows, now)
}
