import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inNameOf, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { type StaffRefusal, staffOnly } from '../staff-only.rules.ts'
import {
  emailsWaiting,
  failedEmails,
  retryFailedEmails,
  type Sorted,
} from './delivery.service.server.ts'
import {
  countUnsentEmails,
  dropBodiesInFiles,
  emailsInFileRows,
  sendFromFiles,
} from './outbox.queries.server.ts'

/** Only the sender may read the outbox; staff see failed e-mails without their content. */
const why = 'staff review failed e-mails'

async function forStaff<Value>(
  ctx: Needs,
  work: (acting: Needs) => Promise<Value>,
): Promise<Result<Value, StaffRefusal>> {
  const refusal = staffOnly(ctx.actor)
  return refusal ? refused(refusal) : ok(await work(asSystem(ctx.db, why)))
}

/** What reached nobody: it failed, or was only written to a file. */
export const unsentEmailCount = (ctx: Needs) =>
  forStaff(ctx, (acting) => inTransaction(acting, ({ tx }) => countUnsentEmails(tx)))

/** What is queued and may still leave by itself. */
export const queuedEmailCount = (ctx: Needs) =>
  forStaff(ctx, async (acting) => (await emailsWaiting(acting)).waiting)

export const failedEmailList = (ctx: Needs) => forStaff(ctx, failedEmails)

/** One that reached nobody. */
export interface EmailInFile {
  readonly id: string
  readonly email: string
  readonly recipient: string
  readonly subject: string
  readonly at: Date
}

/** E-mails that were only written to files and may still be sent, oldest first. */
export const emailsInFiles = (ctx: Needs): Promise<Result<EmailInFile[], StaffRefusal>> =>
  forStaff(ctx, (acting) => inTransaction(acting, ({ tx }) => emailsInFileRows(tx)))

type Retrying = Needs<'now' | 'requestId'>
type Inside = Pick<Retrying, 'now' | 'requestId'> & Parameters<typeof retryFailedEmails>[0]

/** Queues e-mails again in the name of staff; returns how many. */
async function retried(
  ctx: Retrying,
  work: (inside: Inside & { readonly tx: Tx }) => Promise<number>,
): Promise<Result<number, StaffRefusal>> {
  const { actor, now, requestId } = ctx
  if (actor.role !== 'admin') return refused(staffOnly(actor) ?? 'not_allowed')
  return inTransaction({ ...asSystem(ctx.db, why), now, requestId }, async (inside) => {
    const count = await work(inside)
    const change = { before: { failed: count }, after: { failed: 0 } }
    await inNameOf(inside, actor, (named) =>
      recordChanges(named, [{ area: 'email', subject: 'outbox', action: 'retried', ...change }]),
    )
    return ok(count)
  })
}

/** Queues failed e-mails again; returns how many. */
export const retryEmails = (ctx: Retrying, sorted: Sorted) =>
  retried(ctx, (inside) => retryFailedEmails(inside, sorted))

/** Sends what was only written to files; of what is no longer true only the file stays. Returns how many are sent. */
export const sendEmailsInFiles = (ctx: Retrying, { send, drop }: Sorted) =>
  retried(ctx, async ({ tx, now }) => {
    await dropBodiesInFiles(tx, drop)
    return sendFromFiles(tx, send, now)
  })
