import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts'
import { oneLine } from '../email.rules.ts'
import {
  leaseEnd,
  maxAttempts,
  nextAttempt,
  retainedUntil,
  sendTimeoutMs,
} from './delivery.rules.ts'
import {
  claimDueEmail,
  countWaiting,
  deleteEndedEmails,
  failedEmailRows,
  markFailed,
  markSent,
  markToRetry,
  reviveFailedEmails,
} from './outbox.queries.server.ts'

type Claimed = NonNullable<Awaited<ReturnType<typeof claimDueEmail>>>
type Sending = Needs<'now' | 'log'>

function send(email: Claimed, mailer: Mailer, stop: AbortSignal): Promise<string> {
  if (email.attempts > maxAttempts)
    throw new MailRefused('the process ended during every attempt to send this e-mail')
  const { id, recipient, subject } = email
  return mailer.send(
    {
      id,
      to: recipient,
      replyTo: email.reply_to,
      subject,
      html: email.html ?? '',
      text: email.text ?? '',
      createdAt: email.created_at,
    },
    AbortSignal.any([stop, AbortSignal.timeout(sendTimeoutMs)]),
  )
}

/** Neither content nor recipient of an e-mail is logged. */
async function noteFailure(ctx: Sending, email: Claimed, fault: unknown): Promise<void> {
  const { now, log } = ctx
  const error = oneLine(fault instanceof Error ? fault.message : String(fault), 500)
  const retryAt = fault instanceof MailRefused ? null : nextAttempt(email.attempts, now)
  await inTransaction(ctx, ({ tx }) =>
    retryAt
      ? markToRetry(tx, email, { at: retryAt, error })
      : markFailed(tx, email, { at: now, error }),
  )
  const { id, email: kind, attempts } = email
  const { code, responseCode } = fault as { code?: string; responseCode?: number }
  const facts = { id, email: kind, attempts, code, responseCode }
  if (retryAt) log.warn({ ...facts, retryAt }, 'an e-mail was not sent and will be retried')
  else log.error(facts, 'an e-mail failed permanently; its row in the outbox has the reason')
}

/** Sends the oldest due e-mail; false when none is due. */
export async function deliverNext(
  ctx: Sending,
  mailer: Mailer,
  stop: AbortSignal,
): Promise<boolean> {
  const { now, log } = ctx
  const email = await inTransaction(ctx, ({ tx }) => claimDueEmail(tx, now, leaseEnd(now)))
  if (!email) return false
  let providerId: string
  try {
    providerId = await send(email, mailer, stop)
  } catch (fault) {
    await noteFailure(ctx, email, fault)
    return true
  }
  await inTransaction(ctx, ({ tx }) => markSent(tx, email, { at: now, providerId }))
  const reference = providerId.replaceAll(email.recipient, '…')
  log.info({ id: email.id, email: email.email, reference }, 'e-mail sent')
  return true
}

/** Deletes the records of sent and failed e-mails after their retention. */
export const deleteOldEmails = (ctx: Needs<'now'>) =>
  inTransaction(ctx, ({ tx, now }) => deleteEndedEmails(tx, retainedUntil(now)))

export const failedEmails = (ctx: Needs) => inTransaction(ctx, ({ tx }) => failedEmailRows(tx))

/** Queues failed e-mails again; returns how many. */
export const retryFailedEmails = (ctx: Needs<'now'>) =>
  inTransaction(ctx, ({ tx, now }) => reviveFailedEmails(tx, now))

export interface EmailsWaiting {
  readonly waiting: number
  readonly oldest: Date | null
  readonly failed: number
}

export const emailsWaiting = (ctx: Needs): Promise<EmailsWaiting> =>
  inTransaction(ctx, async ({ tx }) => {
    const { all, failed, oldest } = await countWaiting(tx)
    return { waiting: Number(all) - Number(failed), oldest, failed: Number(failed) }
  })
