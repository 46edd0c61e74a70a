import { dayMs, minuteMs } from '#kernel/time.ts'
import { buyerEmails, recipientEmails } from '../order-email.rules.ts'

/** A message of the outbox for one device instead of a mailbox. */
export interface QueuedPush {
  readonly device: string
  readonly payload: string
  readonly isTest: boolean
}
/** Sends one as a mailer sends e-mails. */
export type PushCarrier = (push: QueuedPush, signal: AbortSignal) => Promise<string>

export const pushKinds = { news: 'staff_push', test: 'staff_push_test' } as const

interface MailServices {
  readonly SMTP_URL: string
  readonly RESEND_API_KEY: string
}

/** Without a service e-mails reach nobody: they are files on the server. */
export const isMailToFiles = ({ SMTP_URL, RESEND_API_KEY }: MailServices): boolean =>
  SMTP_URL === '' && RESEND_API_KEY === ''

interface EndOfEmail {
  readonly sentAt: Date | null
  readonly failedAt: Date | null
  /** What the service answered; the name of a file where there was none. */
  readonly providerId: string | null
}

const isFile = (providerId: string): boolean => providerId.endsWith('.eml')

/** True for as long as its order is; what opens accounts, asks or is news is not sent weeks later. */
const lasting: readonly string[] = [
  ...[...buyerEmails, ...recipientEmails].filter((kind) => kind !== 'order_link'),
  ...['part_paid', 'part_receipt', 'part_returned', 'parts_ended'],
  ...['donation_received', 'donation_returned', 'receiving_changed', 'connection_changed'],
  ...['backup_downloaded', 'owners_changed'],
]

/** Whether the body is retained: it was only written to a file, and may still be sent. */
export const isSentLater = (email: string, providerId: string): boolean =>
  isFile(providerId) && lasting.includes(email)

export type DeliveryState = 'sent' | 'in_file' | 'failed' | 'waiting'

/** In the place of an answer: it failed, and is not sent again, since it is not true any more. */
export const givenUp = 'given-up'

export function deliveryState({ sentAt, failedAt, providerId }: EndOfEmail): DeliveryState {
  if (providerId === givenUp) return 'failed'
  if (sentAt) return isFile(providerId ?? '') ? 'in_file' : 'sent'
  return failedAt ? 'failed' : 'waiting'
}

/** Delays after each failed attempt: about eleven hours in all. */
const waits = [0.5, 2, 10, 30, 60, 3 * 60, 6 * 60].map((minutes) => minutes * minuteMs)

export const maxAttempts = waits.length + 1

/** After this another process may take over an e-mail whose sending was started. */
export const leaseMs = 5 * minuteMs
/** Well within the lease, so that two processes never send the same e-mail. */
export const sendTimeoutMs = 1 * minuteMs

const after = (now: Date, ms: number) => new Date(now.getTime() + ms)

export const leaseEnd = (now: Date): Date => after(now, leaseMs)

/** Time of the next attempt; null after the last one. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const wait = waits[attempts - 1]
  return wait === undefined ? null : after(now, wait)
}

/** Sent e-mails are stored for a month, failed ones for three. */
export const retainedUntil = (now: Date) => ({
  sentSince: after(now, -30 * dayMs),
  failedSince: after(now, -90 * dayMs),
})
