import { createHash } from 'node:crypto'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { isEmail, normaliseEmail } from '#shop/accounts/sign-up/email-address.rules.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { queueOrderEmails, renderedOrderEmail } from '#shop/emails/order-emails.service.server.ts'
import { emailsToAddresses } from '#shop/emails/outbox/sent-emails.service.server.ts'
import type { ResentEmail } from '../history/history-notes.rules.ts'
import { addNote } from '../history/notes.service.server.ts'
import { once } from '../lifecycle/staff-idempotency.service.server.ts'
import type { OrderWithLines } from '../order.rules.ts'
import { changesOf, findOrderWithLines } from '../orders.queries.server.ts'
import { occasionOf } from './occasion.service.server.ts'
import { orderEmailAgain } from './order-notifications.service.server.ts'
import { type SentEmail, sentEmailsOf } from './sent-emails.rules.ts'

type Resending = Needs<'now' | 'config' | 'shopUrl'>
export type ResendRefusal = 'order_not_found' | 'email_not_sent' | 'email_invalid' | 'email_unseen'

export interface EmailPreview {
  readonly kind: ResentEmail
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Names what was shown: only that is sent. */
  readonly seen: string
}

type Inside = Needs & { readonly tx: Tx }

export const emailsAbout = async (inside: Inside, order: OrderWithLines) => {
  const addresses = [order.buyer.email, order.recipient.email].filter((address) => address !== '')
  const [outbox, changes] = await Promise.all([
    emailsToAddresses(inside, addresses.map(normaliseEmail), order.number),
    changesOf(inside.tx, order.id),
  ])
  return sentEmailsOf(order, changes, outbox)
}

/** The e-mails about an order that buyer and recipient were sent; for staff. */
export const sentEmails = (ctx: Needs, order: OrderWithLines): Promise<SentEmail[]> =>
  inTransaction(ctx, (inside) => emailsAbout(inside, order))

/** An e-mail as it would be sent again now; one that was never sent, or is no longer true, is refused. */
export const previewResend = (
  ctx: Resending,
  orderId: string,
  requested: string,
): Promise<Result<EmailPreview, ResendRefusal>> =>
  inTransaction(ctx, async (inside): Promise<Result<EmailPreview, ResendRefusal>> => {
    const order = await findOrderWithLines(inside.tx, { id: orderId })
    if (!order) return refused('order_not_found')
    const sent = await emailsAbout(inside, order)
    const found = sent.find(({ kind, mayRepeat }) => kind === requested && mayRepeat)
    if (!found) return refused('email_not_sent')
    const occasion = await occasionOf(inside, order, found.kind)
    const again = await orderEmailAgain(inside, order, found.kind, occasion)
    const { subject, text } = await renderedOrderEmail(inside, again)
    const seen = createHash('sha256').update(`${subject}\n${text}`).digest('base64url')
    return ok({ kind: found.kind, to: again.to, subject, text, seen })
  })

export interface Resend {
  readonly orderId: string
  readonly email: string
  readonly to: string
  readonly seen: string
  readonly attempt: string | null
}

/** Sends again what was previewed, to the order's address or a corrected one; the history names both. */
export async function resendEmail(
  ctx: Resending & Needs<'requestId'>,
  { orderId, email, to, seen, attempt }: Resend,
): Promise<Result<null, ResendRefusal>> {
  const address = normaliseEmail(to)
  const done = await once(ctx, { orderId, attempt }, async (inside) => {
    const preview = await previewResend(inside, orderId, email)
    if (!preview.ok) return preview
    if (!isEmail(address)) return refused('email_invalid')
    if (preview.value.seen !== seen) return refused('email_unseen')
    const order = await findOrderWithLines(inside.tx, { id: orderId })
    if (!order) return refused('order_not_found')
    const { kind } = preview.value
    const again = await orderEmailAgain(
      ...([inside, order, kind] as const),
      await occasionOf(inside, order, kind),
    )
    await queueOrderEmails(inside, [{ ...again, to: address }])
    const { subject } = preview.value
    const isOther = address !== normaliseEmail(again.to)
    const own = [order.buyer.email, order.recipient.email].map(normaliseEmail)
    const isElsewhere = !own.includes(address)
    await recordChanges(inside, [
      {
        ...{ area: 'email', subject: order.number, action: 'retried' },
        ...{ before: null, after: { subject, ...(isElsewhere && { other_address: true }) } },
      },
    ])
    const resent = { email: kind }
    await addNote(inside, orderId, {
      event: isOther
        ? { code: 'email_resent_to', ...resent, to: address }
        : { code: 'email_resent', ...resent },
    })
    return ok(null)
  })
  return done.ok ? ok(null) : done
}
