import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inNameOf, inTransaction } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { type StaffRefusal, staffOnly } from '../staff-only.rules.ts'
import { failedEmails, retryFailedEmails } from './delivery.service.server.ts'
import { countEmailsInFiles, countFailedEmails } from './outbox.queries.server.ts'

/** Only the sender may read the outbox; staff see failed e-mails without their content. */
const why = 'staff review failed e-mails'

async function forStaff<Value>(
  ctx: Needs,
  work: (acting: Needs) => Promise<Value>,
): Promise<Result<Value, StaffRefusal>> {
  const refusal = staffOnly(ctx.actor)
  return refusal ? refused(refusal) : ok(await work(asSystem(ctx.db, why)))
}

export const failedEmailCount = (ctx: Needs) =>
  forStaff(ctx, (acting) => inTransaction(acting, ({ tx }) => countFailedEmails(tx)))

export const failedEmailList = (ctx: Needs) => forStaff(ctx, failedEmails)

export const emailsInFiles = (ctx: Needs) =>
  forStaff(ctx, (acting) => inTransaction(acting, ({ tx }) => countEmailsInFiles(tx)))

/** Queues failed e-mails again; returns how many. */
export async function retryEmails(
  ctx: Needs<'now' | 'requestId'>,
): Promise<Result<number, StaffRefusal>> {
  const { actor, now, requestId } = ctx
  if (actor.role !== 'admin') return refused(staffOnly(actor) ?? 'not_allowed')
  return inTransaction({ ...asSystem(ctx.db, why), now, requestId }, async (inside) => {
    const retried = await retryFailedEmails(inside)
    const change = { before: { failed: retried }, after: { failed: 0 } }
    await inNameOf(inside, actor, (named) =>
      recordChanges(named, [{ area: 'email', subject: 'outbox', action: 'retried', ...change }]),
    )
    return ok(retried)
  })
}
