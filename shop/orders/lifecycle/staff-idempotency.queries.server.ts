import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'

export const isAttemptStored = async (tx: Tx, attempt: string): Promise<boolean> =>
  (await tx
    .selectFrom('staff_attempts')
    .select('attempt_key')
    .where('attempt_key', '=', attempt)
    .executeTakeFirst()) !== undefined

export const insertAttempt = (
  tx: Tx,
  attempt: { readonly attempt_key: string; order_id: string; by_user: string; at: Date },
) =>
  tx
    .insertInto('staff_attempts')
    .values(attempt)
    .onConflict((c) => c.column('attempt_key').doNothing())
    .execute()

export const insertHoldStep = (
  tx: Tx,
  step: {
    readonly order_id: string
    readonly step: 'asked' | 'escalated'
    readonly reason: string
    readonly by_user: string
    readonly at: Date
  },
) => tx.insertInto('hold_steps').values(step).execute()

export const holdStepsOf = (tx: Tx, orderIds: readonly string[]) =>
  tx
    .selectFrom('hold_steps')
    .select(['order_id', 'step', 'reason', 'at'])
    .where(sql<boolean>`order_id = any(${[...orderIds]}::uuid[])`)
    .orderBy('id')
    .execute()

/** By order: when it was last held, and what was written then. */
export async function lastHolds(
  tx: Tx,
  orderIds: readonly string[],
): Promise<Map<string, { readonly since: Date; readonly reason: string }>> {
  const rows = await tx
    .selectFrom('order_changes')
    .select(['order_id', 'changed_at as since', 'reason'])
    .where(sql<boolean>`order_id = any(${[...orderIds]}::uuid[])`)
    .where('axis', '=', 'compliance')
    .where('to_state', '=', 'held')
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ order_id, ...hold }) => [order_id, hold]))
}
