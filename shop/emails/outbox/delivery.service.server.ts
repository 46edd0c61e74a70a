import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts'
import { oneLine } from '../email.rules.ts'
import {
  isSentLater,
  leaseEnd,
  maxAttempts,
  nextAttempt,
  type PushCarrier,
  pushKinds,
  retainedUntil,
  sendTimeoutMs,
} from './delivery.rules.ts'
import {
  claimDueEmail,
  countWaiting,
  deleteEndedEmails,
  dropClaimed,
  failedEmailRows,
  giveUp,
  markFailed,
  markSent,
  markToRetry,
  reviveFailedEmails,
} from './outbox.queries.server.ts'

type Claimed = NonNullable<Awaited<ReturnType<typeof claimDueEmail>>>
type Sending = Needs<'now' | 'log'> & { readonly push?: PushCarrier | undefined }
interface Carriers {
  readonly mailer: Mailer
  readonly push: PushCarrier | undefined
}

async function send(
  email: Claimed,
  { mailer, push }: Carriers,
  signal: AbortSignal,
): Promise<string> {
  if (email.attempts > maxAttempts)
    throw new MailRefused('the process ended during every attempt to send this e-mail')
  const { id, recipient, subject, device } = email
  if (device !== null) {
    if (!push) throw new MailRefused('nothing sends messages to devices')
    const isTest = email.email === pushKinds.test
    return push({ device, payload: email.text ?? '', isTest }, signal)
  }
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
    signal,
  )
}

/** Neither content nor recipient of an e-mail is logged. */
async function noteFailure(ctx: Sending, email: Claimed, fault: unknown): Promise<void> {
  const { now, log } = ctx
  const error = oneLine(fault instanceof Error ? fault.message : String(fault), 500)
  const retryAt = fault instanceof MailRefused ? null : nextAttempt(email.attempts, now)
  await inTransaction(ctx, ({ tx }): Promise<unknown> => {
    if (retryAt) return markToRetry(tx, email, { at: retryAt, error })
    // what a device did not get is of no use later, and no e-mail to retry
    return email.device === null
      ? markFailed(tx, email, { at: now, error })
      : dropClaimed(tx, email)
  })
  const { id, email: kind, attempts } = email
  const { code, responseCode } = fault as { code?: string; responseCode?: number }
  const facts = { id, email: kind, attempts, code, responseCode }
  if (retryAt) log.warn({ ...facts, retryAt }, 'an e-mail was not sent and will be retried')
  else log.error(facts, 'an e-mail failed permanently; its row in the outbox has the reason')
}

/** Sends the oldest due e-mail or push message; false when none is due. */
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
    const signal = AbortSignal.any([stop, AbortSignal.timeout(sendTimeoutMs)])
    providerId = await send(email, { mailer, push: ctx.push }, signal)
  } catch (fault) {
    await noteFailure(ctx, email, fault)
    return true
  }
  const isBodyRetained = isSentLater(email.email, providerId)
  await inTransaction(ctx, ({ tx }) => markSent(tx, email, { at: now, providerId, isBodyRetained }))
  const reference = providerId.replaceAll(email.recipient, '…')
  log.info({ id: email.id, email: email.email, reference }, 'e-mail sent')
  return true
}

/** Deletes the records of sent and failed e-mails after their retention. */
export const deleteOldEmails = (ctx: Needs<'now'>) =>
  inTransaction(ctx, ({ tx, now }) => deleteEndedEmails(tx, retainedUntil(now)))

export const failedEmails = (ctx: Needs) => inTransaction(ctx, ({ tx }) => failedEmailRows(tx))

/** Of failed e-mails, which leave again, and which are not true any more and never do. */
export interface Sorted {
  readonly send: readonly string[]
  readonly drop: readonly string[]
}

/** Queues failed e-mails again; returns how many. */
export const retryFailedEmails = (ctx: Needs<'now'>, { send, drop }: Sorted) =>
  inTransaction(ctx, async ({ tx, now }) => {
    const times = { now, leaseEnd: leaseEnd(now) }
    await giveUp(tx, drop, times)
    return reviveFailedEmails(tx, send, times)
  })

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
