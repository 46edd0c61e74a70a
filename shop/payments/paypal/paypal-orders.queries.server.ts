import { cents, type Usd } from '#kernel/money.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { AttemptState } from './paypal-checks.rules.ts'

export interface Attempt {
  readonly id: string
  readonly orderId: string
  readonly payPalOrderId: string | null
  readonly amount: Usd
  readonly state: AttemptState
  readonly approveLink: string
  readonly captureTries: number
  readonly screenedName: string
  readonly createdAt: Date
  readonly checks: number
}

type Row = Omit<Attempt, 'amount' | 'state'> & { readonly amount: number; readonly state: string }

const columns = [
  'id',
  'order_id as orderId',
  'paypal_order_id as payPalOrderId',
  'amount_cents as amount',
  'state',
  'approve_link as approveLink',
  'capture_tries as captureTries',
  'screened_name as screenedName',
  'created_at as createdAt',
  'checks',
] as const

const attemptOf = (row: unknown): Attempt => {
  const { amount, state, ...rest } = row as Row
  return { ...rest, amount: cents(Number(amount)), state: state as AttemptState }
}
const orNull = (row: unknown): Attempt | null => (row ? attemptOf(row) : null)

/** Of all who begin to pay for an order at once, one makes the attempt. */
export const insertAttempt = (
  tx: Tx,
  made: { readonly order_id: string; readonly amount_cents: Usd },
  times: { readonly created_at: Date; readonly next_check_at: Date },
) =>
  tx
    .insertInto('paypal_orders')
    .values({ ...made, ...times })
    .onConflict((c) => c.doNothing())
    .execute()

const live: AttemptState[] = ['creating', 'open', 'capturing', 'review']

export const liveAttempt = async (tx: Tx, orderId: string) =>
  orNull(
    await tx
      .selectFrom('paypal_orders')
      .select(columns)
      .where('order_id', '=', orderId)
      .where('state', 'in', live)
      .forUpdate()
      .executeTakeFirst(),
  )

export const newestAttempt = async (tx: Tx, orderId: string) =>
  orNull(
    await tx
      .selectFrom('paypal_orders')
      .select(columns)
      .where('order_id', '=', orderId)
      .where('paypal_order_id', 'is not', null)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )

export const attemptAt = async (tx: Tx, payPalOrderId: string) =>
  orNull(
    await tx
      .selectFrom('paypal_orders')
      .select(columns)
      .where('paypal_order_id', '=', payPalOrderId)
      .executeTakeFirst(),
  )

/** Before the order itself, always in this sequence. */
export const lockAttempt = async (tx: Tx, id: string) =>
  orNull(
    await tx
      .selectFrom('paypal_orders')
      .select(columns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )

export interface AttemptChange {
  readonly state?: AttemptState
  readonly paypal_order_id?: string
  readonly approve_link?: string
  readonly capture_tries?: number
  readonly screened_name?: string
  readonly last_issue?: string
  readonly next_check_at?: Date
  readonly checks?: number
}

export const changeAttempt = (tx: Tx, id: string, change: AttemptChange) =>
  tx.updateTable('paypal_orders').set(change).where('id', '=', id).execute()

/** Takes one attempt that is due for a look; what another process looks at is passed over. */
export const claimDueAttempt = async (tx: Tx, now: Date, until: Date) =>
  orNull(
    await tx
      .updateTable('paypal_orders')
      .set((row) => ({ checks: row('checks', '+', 1), next_check_at: until }))
      .where('id', '=', (from) =>
        from
          .selectFrom('paypal_orders')
          .select('id')
          .where('state', 'in', ['open', 'capturing', 'review'])
          .where('next_check_at', '<=', now)
          .orderBy('next_check_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(columns)
      .executeTakeFirst(),
  )

export const wasHandled = async (tx: Tx, eventId: string): Promise<boolean> =>
  (await tx
    .selectFrom('paypal_events')
    .select('id')
    .where('id', '=', eventId)
    .executeTakeFirst()) !== undefined

export const markHandled = (
  tx: Tx,
  event: { readonly id: string; readonly event_type: string; readonly handled_at: Date },
) =>
  tx
    .insertInto('paypal_events')
    .values(event)
    .onConflict((c) => c.doNothing())
    .execute()

export const forgetEventsBefore = (tx: Tx, before: Date) =>
  tx.deleteFrom('paypal_events').where('handled_at', '<', before).execute()
