import { cents, type Usd } from '#kernel/money.ts'
import type { Tx } from '#platform/database/transaction.ts'

export interface NewRefund {
  readonly order_id: string
  readonly capture_id: string
  readonly amount_cents: Usd
  readonly reason: string
  readonly asked_by: string | null
  readonly asked_at: Date
  readonly next_check_at: Date
}

const columns = [
  'id',
  'order_id as orderId',
  'capture_id as captureId',
  'amount_cents as amount',
  'reason',
  'state',
  'provider_id as providerId',
  'last_issue as lastIssue',
  'asked_at as askedAt',
  'checks',
] as const

export interface Refund {
  readonly id: string
  readonly orderId: string
  readonly captureId: string
  readonly amount: Usd
  readonly reason: string
  readonly state: 'asked' | 'pending' | 'done' | 'failed'
  readonly providerId: string
  readonly lastIssue: string
  readonly askedAt: Date
  readonly checks: number
}

const refundOf = (row: unknown): Refund => {
  const { amount, ...rest } = row as Refund
  return { ...rest, amount: cents(Number(amount)) }
}

export const insertRefund = async (tx: Tx, refund: NewRefund): Promise<Refund> =>
  refundOf(
    await tx.insertInto('refunds').values(refund).returning(columns).executeTakeFirstOrThrow(),
  )

/** What was asked for and has not come to an end. */
export async function underway(tx: Tx, orderId: string): Promise<Usd> {
  const { sum } = await tx
    .selectFrom('refunds')
    .select((row) => row.fn.sum<string | null>('amount_cents').as('sum'))
    .where('order_id', '=', orderId)
    .where('state', 'in', ['asked', 'pending'])
    .executeTakeFirstOrThrow()
  return cents(Number(sum ?? 0))
}

/** Only what has not ended can end. */
export const changeRefund = (
  tx: Tx,
  id: string,
  change: {
    readonly state: Refund['state']
    readonly provider_id?: string
    readonly last_issue?: string
    readonly next_check_at?: Date
  },
) =>
  tx
    .updateTable('refunds')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', ['asked', 'pending'])
    .execute()

export async function claimDueRefund(tx: Tx, now: Date, until: Date): Promise<Refund | null> {
  const row = await tx
    .updateTable('refunds')
    .set((refund) => ({ checks: refund('checks', '+', 1), next_check_at: until }))
    .where('id', '=', (from) =>
      from
        .selectFrom('refunds')
        .select('id')
        .where('state', 'in', ['asked', 'pending'])
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns)
    .executeTakeFirst()
  return row ? refundOf(row) : null
}
