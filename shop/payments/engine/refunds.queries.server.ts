import { sql } from 'kysely'
import { cents, type Usd } from '#kernel/money.ts'
import { readProvider } from '#kernel/payment-method.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { PayableKind, ProviderName } from './payment.rules.ts'

const owners = {
  order: 'order_id',
  donation: 'donation_id',
  part: 'part_id',
} as const satisfies Record<PayableKind, string>
const kinds = Object.keys(owners) as PayableKind[]

const columns = [
  'id',
  'provider',
  'order_id',
  'donation_id',
  'part_id',
  'capture_id as captureId',
  'amount_cents as amount',
  'reason',
  'state',
  'provider_id as providerId',
] as const

export interface Refund {
  readonly id: string
  readonly kind: PayableKind
  readonly provider: ProviderName
  readonly payableId: string
  readonly captureId: string
  readonly amount: Usd
  readonly reason: string
  readonly state: 'asked' | 'pending' | 'done' | 'failed'
  readonly providerId: string
}

type Row = Omit<Refund, 'kind' | 'payableId'> &
  Readonly<Record<(typeof owners)[PayableKind], string | null>>

function refundOf(row: unknown): Refund {
  const { order_id, donation_id, part_id, amount, ...rest } = row as Row
  const ids = { order_id, donation_id, part_id }
  const kind = kinds.find((one) => ids[owners[one]] !== null) ?? 'order'
  const payableId = ids[owners[kind]] ?? ''
  const provider = readProvider(rest.provider)
  return { ...rest, kind, provider, payableId, amount: cents(Number(amount)) }
}

export interface NewRefund {
  readonly kind: PayableKind
  readonly provider: ProviderName
  readonly payableId: string
  readonly captureId: string
  readonly amount: Usd
  readonly reason: string
  readonly askedBy: string | null
  readonly now: Date
  readonly nextCheckAt: Date
}

export const insertRefund = async (tx: Tx, refund: NewRefund): Promise<Refund> =>
  refundOf(
    await tx
      .insertInto('refunds')
      .values({
        [owners[refund.kind]]: refund.payableId,
        provider: refund.provider,
        capture_id: refund.captureId,
        amount_cents: refund.amount,
        reason: refund.reason,
        asked_by: refund.askedBy,
        asked_at: refund.now,
        next_check_at: refund.nextCheckAt,
      })
      .returning(columns)
      .executeTakeFirstOrThrow(),
  )

/** Of a payable; an order's include those of its parts. */
const isOf = (kind: PayableKind, payableId: string) =>
  kind === 'order'
    ? sql<boolean>`(order_id = ${payableId}
        or part_id in (select id from order_parts where order_parts.order_id = ${payableId}))`
    : sql<boolean>`${sql.ref(owners[kind])} = ${payableId}`

/** The sum of refunds that are requested and not finished. */
export async function underway(tx: Tx, kind: PayableKind, payableId: string): Promise<Usd> {
  const { sum } = await tx
    .selectFrom('refunds')
    .select((row) => row.fn.sum<string | null>('amount_cents').as('sum'))
    .where(isOf(kind, payableId))
    .where('state', 'in', ['asked', 'pending'])
    .executeTakeFirstOrThrow()
  return cents(Number(sum ?? 0))
}

/** Refunds of an order that were requested and not made, newest first. */
export async function openRequests(tx: Tx, orderId: string) {
  const rows = await tx
    .selectFrom('refunds')
    .select(['state', 'amount_cents', 'reason', 'asked_by', 'asked_at'])
    .where(isOf('order', orderId))
    .where('state', '!=', 'done')
    .orderBy('asked_at', 'desc')
    .execute()
  return rows.map((row) => ({
    state: row.state as 'asked' | 'pending' | 'failed',
    amount: cents(Number(row.amount_cents)),
    reason: row.reason,
    by: row.asked_by,
    at: row.asked_at,
  }))
}

/** A finished refund does not change. */
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
