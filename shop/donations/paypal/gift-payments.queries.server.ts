import { cents, type Usd } from '#kernel/money.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { AttemptState } from '#shop/payments/paypal/paypal-checks.rules.ts'
import type { GiftPayment, RefundState } from './gift-payment.rules.ts'

const columns = [
  'id',
  'donation_id as donationId',
  'paypal_order_id as payPalOrderId',
  'amount_cents as amount',
  'state',
  'approve_link as approveLink',
  'capture_tries as captureTries',
  'capture_id as captureId',
  'refund_state as refundState',
  'refund_tries as refundTries',
  'refund_reason as refundReason',
  'created_at as createdAt',
  'checks',
] as const

type Row = Omit<GiftPayment, 'amount'> & { readonly amount: number }
const orNull = (row: unknown): GiftPayment | null =>
  row ? { ...(row as Row), amount: cents(Number((row as Row).amount)) } : null

/** Of all who begin the same gift at once, one makes the attempt. */
export const insertGiftPayment = (
  tx: Tx,
  made: {
    readonly donation_id: string
    readonly amount_cents: Usd
    readonly created_at: Date
    readonly next_check_at: Date
  },
) =>
  tx
    .insertInto('donation_payments')
    .values(made)
    .onConflict((c) => c.doNothing())
    .execute()

const live: AttemptState[] = ['creating', 'open', 'capturing', 'review']

export const livePayment = async (tx: Tx, donationId: string) =>
  orNull(
    await tx
      .selectFrom('donation_payments')
      .select(columns)
      .where('donation_id', '=', donationId)
      .where('state', 'in', live)
      .executeTakeFirst(),
  )

export const paymentsOf = async (tx: Tx, donationId: string): Promise<GiftPayment[]> => {
  const rows = await tx
    .selectFrom('donation_payments')
    .select(columns)
    .where('donation_id', '=', donationId)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(orNull).filter((row) => row !== null)
}

type Where =
  | { readonly id: string }
  | { readonly payPalOrderId: string }
  | { readonly captureId: string }

export const paymentAt = async (tx: Tx, where: Where) => {
  const query = tx.selectFrom('donation_payments').select(columns)
  const one =
    'id' in where
      ? query.where('id', '=', where.id)
      : 'captureId' in where
        ? query.where('capture_id', '=', where.captureId).where('capture_id', '!=', '')
        : query.where('paypal_order_id', '=', where.payPalOrderId)
  return orNull(await one.executeTakeFirst())
}

export interface PaymentChange {
  readonly state?: AttemptState
  readonly paypal_order_id?: string
  readonly approve_link?: string
  readonly capture_tries?: number
  readonly capture_id?: string
  readonly last_issue?: string
  readonly refund_state?: RefundState
  readonly refund_tries?: number
  readonly refund_reason?: string
  readonly refund_asked_by?: string
  readonly next_check_at?: Date
  readonly checks?: number
}

export const changePayment = (tx: Tx, id: string, change: PaymentChange) =>
  tx.updateTable('donation_payments').set(change).where('id', '=', id).execute()

/** Takes one attempt that is due for a look; what another process looks at is passed over. */
export const claimDuePayment = async (tx: Tx, now: Date, until: Date) =>
  orNull(
    await tx
      .updateTable('donation_payments')
      .set((row) => ({ checks: row('checks', '+', 1), next_check_at: until }))
      .where('id', '=', (from) =>
        from
          .selectFrom('donation_payments')
          .select('id')
          .where((row) =>
            row.or([
              row('state', 'in', ['open', 'capturing', 'review']),
              row('refund_state', 'in', ['asked', 'pending']),
            ]),
          )
          .where('next_check_at', '<=', now)
          .orderBy('next_check_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(columns)
      .executeTakeFirst(),
  )
