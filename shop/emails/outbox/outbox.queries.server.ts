import { sql } from 'kysely'
import { insertRows } from '#platform/database/insert-rows.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { givenUp } from './delivery.rules.ts'

export interface NewEmail {
  /** Set when the caller needs the id later. */
  readonly id?: string
  readonly recipient: string
  readonly reply_to: string
  readonly locale: string
  readonly email: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** Without `returning`: roles that insert e-mails may not read them back. */
export const insertEmails = (tx: Tx, emails: readonly NewEmail[], now: Date) =>
  insertRows(
    'outbox',
    emails.map(({ email, ...row }) => ({
      ...row,
      letter: email,
      created_at: now,
      next_attempt_at: now,
    })),
  ).execute(tx)

export interface NewPush extends Omit<NewEmail, 'id' | 'reply_to' | 'html'> {
  readonly device: string
}

export const insertPushes = (tx: Tx, pushes: readonly NewPush[], now: Date) =>
  insertRows(
    'outbox',
    pushes.map(({ email, device, ...row }) => ({
      ...{ ...row, letter: email, html: '', push_device: device },
      ...{ created_at: now, next_attempt_at: now },
    })),
  ).execute(tx)

/** Claims one due e-mail for this process; rows locked by others are skipped. */
export async function claimDueEmail(tx: Tx, now: Date, until: Date) {
  return tx
    .updateTable('outbox')
    .set((email) => ({ attempts: email('attempts', '+', 1), next_attempt_at: until }))
    .where('id', '=', (from) =>
      from
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'letter as email',
      'recipient',
      'reply_to',
      'subject',
      'html',
      'text',
      'created_at',
      'attempts',
      'push_device as device',
    ])
    .executeTakeFirst()
}

export interface Claim {
  readonly id: string
  readonly attempts: number
}

/** Only the holder of the lease may record the result. */
const held = (tx: Tx, { id, attempts }: Claim) =>
  tx
    .updateTable('outbox')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)

interface Sent {
  readonly at: Date
  readonly providerId: string
  readonly isBodyRetained: boolean
}
export const markSent = (tx: Tx, claim: Claim, { at, providerId, isBodyRetained }: Sent) =>
  held(tx, claim)
    .set({ sent_at: at, provider_id: providerId, last_error: '' })
    .$if(!isBodyRetained, (query) => query.set({ html: null, text: null }))
    .execute()

export const markToRetry = (tx: Tx, claim: Claim, retry: { at: Date; error: string }) =>
  held(tx, claim).set({ next_attempt_at: retry.at, last_error: retry.error }).execute()

export const markFailed = (tx: Tx, claim: Claim, failed: { at: Date; error: string }) =>
  held(tx, claim).set({ failed_at: failed.at, last_error: failed.error }).execute()

export const dropClaimed = (tx: Tx, { id, attempts }: Claim) =>
  tx.deleteFrom('outbox').where('id', '=', id).where('attempts', '=', attempts).execute()

export const deleteEndedEmails = (tx: Tx, stored: { sentSince: Date; failedSince: Date }) =>
  tx
    .deleteFrom('outbox')
    .where((email) =>
      email.or([
        email('sent_at', '<', stored.sentSince),
        email('failed_at', '<', stored.failedSince),
      ]),
    )
    .execute()

const isAmong = (ids: readonly string[]) => sql<boolean>`id = any(${[...ids]}::uuid[])`

/** What reached nobody: given up, or refused at least once and still retried. */
const isFailing = sql<boolean>`push_device is null and sent_at is null
  and (failed_at is not null or last_error <> '')`

export const failedEmailRows = (tx: Tx) =>
  tx
    .selectFrom('outbox')
    .select(['id', 'letter as email', 'recipient', 'attempts', 'last_error', 'failed_at'])
    .select(['subject', 'created_at as at', 'next_attempt_at as nextAt'])
    .where(isFailing)
    .orderBy('failed_at')
    .orderBy('created_at')
    .execute()

/** Without a service it was written to a file, and reached nobody either. */
const isInFile = sql<boolean>`sent_at is not null and html is not null`

const maxInFiles = 500

export const emailsInFileRows = (tx: Tx) =>
  tx
    .selectFrom('outbox')
    .select(['id', 'letter as email', 'recipient', 'subject', 'created_at as at'])
    .where(isInFile)
    .orderBy('created_at')
    .orderBy('id')
    .limit(maxInFiles)
    .execute()

/** Those leave now, in the order in which they were written. */
export async function sendFromFiles(tx: Tx, ids: readonly string[], now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('outbox')
    .set({ sent_at: null, provider_id: '', attempts: 0, next_attempt_at: now })
    .where(isInFile)
    .where(isAmong(ids))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Their files stay. */
export const dropBodiesInFiles = (tx: Tx, ids: readonly string[]) =>
  tx
    .updateTable('outbox')
    .set({ html: null, text: null })
    .where(isInFile)
    .where(isAmong(ids))
    .execute()

export async function countUnsentEmails(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('outbox')
    .select((email) => email.fn.countAll<number>().as('count'))
    .where(sql<boolean>`(${isFailing}) or (${isInFile})`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** One that is retried leaves now; what is being sent, or leaves within the lease, is not touched. */
const leaveNow = (tx: Tx, ids: readonly string[], now: Date, from: Date) =>
  tx
    .updateTable('outbox')
    .set({ next_attempt_at: now, last_error: '' })
    .where(isFailing)
    .where(isAmong(ids))
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '>', from)
    .executeTakeFirst()

export async function reviveFailedEmails(
  tx: Tx,
  ids: readonly string[],
  { now, leaseEnd }: { readonly now: Date; readonly leaseEnd: Date },
): Promise<number> {
  const retried = await leaveNow(tx, ids, now, leaseEnd)
  const { numUpdatedRows } = await tx
    .updateTable('outbox')
    .set({ failed_at: null, attempts: 0, next_attempt_at: now, last_error: '' })
    .where('failed_at', 'is not', null)
    .where(isAmong(ids))
    .executeTakeFirst()
  return Number(numUpdatedRows) + Number(retried.numUpdatedRows)
}

/** Nobody tries them any more, and nobody reads that they left. */
export const giveUp = (
  tx: Tx,
  ids: readonly string[],
  { now, leaseEnd }: { readonly now: Date; readonly leaseEnd: Date },
) =>
  tx
    .updateTable('outbox')
    .set({ ...{ sent_at: now, failed_at: null, provider_id: givenUp }, html: null, text: null })
    .where(isFailing)
    .where(({ or, eb }) =>
      or([eb('failed_at', 'is not', null), eb('next_attempt_at', '>', leaseEnd)]),
    )
    .where(isAmong(ids))
    .execute()

export const countWaiting = (tx: Tx) =>
  tx
    .selectFrom('outbox')
    .select(({ fn, eb }) => [
      fn
        .countAll<number>()
        .filterWhere(eb('sent_at', 'is', null))
        .as('all'),
      fn.countAll<number>().filterWhere('failed_at', 'is not', null).as('failed'),
      fn
        .min('created_at')
        .filterWhere(eb.and([eb('sent_at', 'is', null), eb('failed_at', 'is', null)]))
        .as('oldest'),
    ])
    .executeTakeFirstOrThrow()

/** E-mails to these addresses, without their content; where an order's number is told, those about it. */
export const emailsTo = (tx: Tx, addresses: readonly string[], limit: number, number = '') =>
  tx
    .selectFrom('outbox')
    .select(['id', 'letter as email', 'recipient', 'created_at as at'])
    .select(['sent_at as sentAt', 'failed_at as failedAt', 'provider_id as providerId'])
    .where('push_device', 'is', null)
    .where(sql<boolean>`lower(recipient) = any(${[...addresses]}::text[])`)
    .where(sql<boolean>`position(${number} in subject) > 0`)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()

/** Those about an order that have not left; returns their kinds. */
export async function deleteUnsent(
  tx: Tx,
  { kinds, number }: { readonly kinds: readonly string[]; readonly number: string },
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('outbox')
    .where('sent_at', 'is', null)
    .where('letter', 'in', [...kinds])
    .where(sql<boolean>`position(${number} in subject) > 0`)
    .returning('letter')
    .execute()
  return rows.map(({ letter }) => letter)
}

export interface QueuedEmail {
  readonly email: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
}

/** The e-mails that the open transaction itself queued. */
export async function emailsOfTransaction(tx: Tx): Promise<QueuedEmail[]> {
  const rows = await tx
    .selectFrom('outbox')
    .select(['letter as email', 'recipient', 'subject', 'text'])
    .where('push_device', 'is', null)
    .where(sql<boolean>`outbox.xmin = pg_current_xact_id()::xid`)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({ ...row, text: row.text ?? '' }))
}
