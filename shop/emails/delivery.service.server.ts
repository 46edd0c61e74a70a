import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts'
import { keptUntil, leaseEnd, longestSend, mostAttempts, nextAttempt } from './delivery.rules.ts'
import { oneLine } from './letter.rules.ts'
import {
  claimDueLetter,
  countWaiting,
  deleteEndedLetters,
  failedLetters,
  markFailed,
  markSent,
  markToRetry,
  reviveFailedLetters,
} from './outbox.queries.server.ts'

type Claimed = NonNullable<Awaited<ReturnType<typeof claimDueLetter>>>
type Sending = Needs<'now' | 'log'>

function send(letter: Claimed, mailer: Mailer, stop: AbortSignal): Promise<string> {
  if (letter.attempts > mostAttempts)
    throw new MailRefused('the shop ended each time while it sent this letter')
  const { id, recipient, subject } = letter
  return mailer.send(
    {
      id,
      to: recipient,
      replyTo: letter.reply_to,
      subject,
      html: letter.html ?? '',
      text: letter.text ?? '',
      createdAt: letter.created_at,
    },
    AbortSignal.any([stop, AbortSignal.timeout(longestSend)]),
  )
}

/** The log gets no word of a letter, nor the address it goes to. */
async function noteFailure(ctx: Sending, letter: Claimed, fault: unknown): Promise<void> {
  const { now, log } = ctx
  const error = oneLine(fault instanceof Error ? fault.message : String(fault), 500)
  const retryAt = fault instanceof MailRefused ? null : nextAttempt(letter.attempts, now)
  await inTransaction(ctx, ({ tx }) =>
    retryAt
      ? markToRetry(tx, letter, { at: retryAt, error })
      : markFailed(tx, letter, { at: now, error }),
  )
  const { id, letter: kind, attempts } = letter
  const { code, responseCode } = fault as { code?: string; responseCode?: number }
  const facts = { id, letter: kind, attempts, code, responseCode }
  if (retryAt) log.warn({ ...facts, retryAt }, 'a letter did not leave and is tried again')
  else log.error(facts, 'a letter failed for good; its row in the outbox says why')
}

/** Sends the letter that has waited longest; false when none is due. */
export async function deliverNext(
  ctx: Sending,
  mailer: Mailer,
  stop: AbortSignal,
): Promise<boolean> {
  const { now, log } = ctx
  const letter = await inTransaction(ctx, ({ tx }) => claimDueLetter(tx, now, leaseEnd(now)))
  if (!letter) return false
  let providerId: string
  try {
    providerId = await send(letter, mailer, stop)
  } catch (fault) {
    await noteFailure(ctx, letter, fault)
    return true
  }
  await inTransaction(ctx, ({ tx }) => markSent(tx, letter, { at: now, providerId }))
  const reference = providerId.replaceAll(letter.recipient, '…')
  log.info({ id: letter.id, letter: letter.letter, reference }, 'a letter left')
  return true
}

/** Forgets who was written to, some time after the letters have ended. */
export const forgetOldLetters = (ctx: Needs<'now'>) =>
  inTransaction(ctx, ({ tx, now }) => deleteEndedLetters(tx, keptUntil(now)))

/** What did not leave and is not tried any more, with the reason. */
export const lettersThatFailed = (ctx: Needs) => inTransaction(ctx, ({ tx }) => failedLetters(tx))

/** Sends what had failed once more from the beginning; how many they are. */
export const retryFailedLetters = (ctx: Needs<'now'>) =>
  inTransaction(ctx, ({ tx, now }) => reviveFailedLetters(tx, now))

export interface LettersWaiting {
  readonly waiting: number
  readonly oldest: Date | null
  readonly failed: number
}

/** How long the queue is, and since when. */
export const lettersWaiting = (ctx: Needs): Promise<LettersWaiting> =>
  inTransaction(ctx, async ({ tx }) => {
    const { all, failed, oldest } = await countWaiting(tx)
    return { waiting: Number(all) - Number(failed), oldest, failed: Number(failed) }
  })
