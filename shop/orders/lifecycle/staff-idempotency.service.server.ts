import type { Result } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { lockOrder } from '../orders.queries.server.ts'
import { insertAttempt, isAttemptStored } from './staff-idempotency.queries.server.ts'

/** The key of the form by which staff acts; a form without one is taken as new each time. */
export interface StaffAttempt {
  readonly orderId: string
  readonly attempt: string | null
}

/** Whether this form was acted upon before; the caller holds the order's lock or its money's. */
export const wasDoneBefore = (ctx: Needs, { attempt }: StaffAttempt): Promise<boolean> =>
  inTransaction(ctx, async ({ tx }) => attempt !== null && isAttemptStored(tx, attempt))

/** Keeps in the same transaction that this form was acted upon. */
export const saveIdempotencyKey = (
  ctx: Needs<'now'>,
  { attempt, orderId }: StaffAttempt,
  byUser: string,
): Promise<void> =>
  inTransaction(ctx, async ({ tx, now }) => {
    if (attempt === null) return
    await insertAttempt(tx, { attempt_key: attempt, order_id: orderId, by_user: byUser, at: now })
  })

/** Does the work once for each form, however often it is sent; what was refused may be tried again. */
export const once = <Code extends string, Context extends Needs<'now'>>(
  ctx: Context,
  requested: StaffAttempt,
  work: (ctx: Context & { readonly tx: Tx }) => Promise<Result<unknown, Code>>,
): Promise<Result<unknown, Code>> =>
  inTransaction(ctx, async (inside) => {
    // the second click waits here until the first has ended
    await lockOrder(inside.tx, requested.orderId)
    if (await wasDoneBefore(inside, requested)) return { ok: true, value: null }
    const done = await work(inside)
    const { actor } = inside
    if (done.ok && 'id' in actor) await saveIdempotencyKey(inside, requested, actor.id)
    return done
  })
