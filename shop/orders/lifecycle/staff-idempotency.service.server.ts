import type { Result } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { lockOrder } from '../orders.queries.server.ts'
import { insertAttempt, isAttemptStored } from './staff-idempotency.queries.server.ts'

/** The idempotency key of a staff form; a form without one counts as new. */
export interface StaffAttempt {
  readonly orderId: string
  readonly attempt: string | null
}

/** Whether this form was processed before; the caller holds the lock of the order or payment. */
export const wasDoneBefore = (ctx: Needs, { attempt }: StaffAttempt): Promise<boolean> =>
  inTransaction(ctx, async ({ tx }) => attempt !== null && isAttemptStored(tx, attempt))

/** Stores the key in the same transaction as the change. */
export const saveIdempotencyKey = (
  ctx: Needs<'now'>,
  { attempt, orderId }: StaffAttempt,
  byUser: string,
): Promise<void> =>
  inTransaction(ctx, async ({ tx, now }) => {
    if (attempt === null) return
    await insertAttempt(tx, { attempt_key: attempt, order_id: orderId, by_user: byUser, at: now })
  })

/** Runs the work once per form; a refused form may be sent again. */
export const once = <Code extends string, Context extends Needs<'now'>>(
  ctx: Context,
  requested: StaffAttempt,
  work: (ctx: Context & { readonly tx: Tx }) => Promise<Result<unknown, Code>>,
): Promise<Result<unknown, Code>> =>
  inTransaction(ctx, async (inside) => {
    // a second click waits here for the first
    await lockOrder(inside.tx, requested.orderId)
    if (await wasDoneBefore(inside, requested)) return { ok: true, value: null }
    const done = await work(inside)
    const { actor } = inside
    if (done.ok && 'id' in actor) await saveIdempotencyKey(inside, requested, actor.id)
    return done
  })
