import type { Tx } from '#platform/database/transaction.ts'

export const isAttemptKept = async (tx: Tx, attempt: string): Promise<boolean> =>
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
    .where('order_id', 'in', orderIds.length > 0 ? orderIds : [null as unknown as string])
    .orderBy('id')
    .execute()
