import { cents, type Usd } from '#kernel/money.ts'
import { readProvider } from '#kernel/payment-method.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type {
  PaidThrough,
  PayableKind,
  PaymentAttempt,
  PaymentAttemptState,
  ProviderName,
} from './payment.rules.ts'

const tables = {
  order: { table: 'paypal_orders', owner: 'order_id' },
  donation: { table: 'donation_payments', owner: 'donation_id' },
  part: { table: 'part_payments', owner: 'part_id' },
} as const satisfies Record<PayableKind, { table: string; owner: string }>

// all tables have the columns that are named below; the types of one stand for all
const tableOf = (kind: PayableKind) => tables[kind].table as 'paypal_orders'
const ownerOf = (kind: PayableKind) => tables[kind].owner as 'order_id'

const columnsOf = (kind: PayableKind) =>
  [
    'id',
    'provider',
    `${ownerOf(kind)} as payableId`,
    'paypal_order_id as providerPaymentId',
    'amount_cents as amount',
    'state',
    'approve_link as approveLink',
    'capture_tries as captureAttempts',
    'created_at as createdAt',
    'checks',
  ] as const

const attemptIn = (kind: PayableKind, row: unknown): PaymentAttempt | null => {
  if (!row) return null
  const { amount, ...rest } = row as PaymentAttempt
  return {
    ...rest,
    kind,
    provider: readProvider(rest.provider),
    amount: cents(Number(amount)),
  }
}

const attempts = (tx: Tx, kind: PayableKind) => tx.selectFrom(tableOf(kind)).select(columnsOf(kind))

/** Of concurrent starts for one payable, one creates the attempt. */
export const insertAttempt = (
  tx: Tx,
  kind: PayableKind,
  made: {
    readonly payableId: string
    readonly provider: ProviderName
    readonly amount: Usd
    readonly now: Date
  },
) =>
  tx
    .insertInto(tableOf(kind))
    .values({
      [ownerOf(kind)]: made.payableId,
      provider: made.provider,
      amount_cents: made.amount,
      created_at: made.now,
      next_check_at: made.now,
    } as {
      order_id: string
      provider: string
      amount_cents: Usd
      created_at: Date
      next_check_at: Date
    })
    .onConflict((c) => c.doNothing())
    .execute()

const live: PaymentAttemptState[] = ['creating', 'open', 'capturing', 'review']

export const liveAttempt = async (tx: Tx, kind: PayableKind, payableId: string) =>
  attemptIn(
    kind,
    await attempts(tx, kind)
      .where(ownerOf(kind), '=', payableId)
      .where('state', 'in', live)
      .forUpdate()
      .executeTakeFirst(),
  )

export const newestAttempt = async (
  tx: Tx,
  kind: PayableKind,
  { payableId, provider }: PaidThrough,
) =>
  attemptIn(
    kind,
    await attempts(tx, kind)
      .where(ownerOf(kind), '=', payableId)
      .where('provider', '=', provider)
      .where('paypal_order_id', 'is not', null)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )

export const attemptAt = async (tx: Tx, kind: PayableKind, providerPaymentId: string) =>
  attemptIn(
    kind,
    await attempts(tx, kind).where('paypal_order_id', '=', providerPaymentId).executeTakeFirst(),
  )

/** Locked before the payable, always in this order. */
export const lockAttempt = async (tx: Tx, kind: PayableKind, id: string) =>
  attemptIn(kind, await attempts(tx, kind).where('id', '=', id).forUpdate().executeTakeFirst())

export interface PaymentAttemptChange {
  readonly state?: PaymentAttemptState
  readonly paypal_order_id?: string
  readonly approve_link?: string
  readonly capture_tries?: number
  readonly last_issue?: string
  readonly next_check_at?: Date
  readonly checks?: number
}

export const changeAttempt = (
  tx: Tx,
  { kind, id }: Pick<PaymentAttempt, 'kind' | 'id'>,
  change: PaymentAttemptChange,
) => tx.updateTable(tableOf(kind)).set(change).where('id', '=', id).execute()

/** Claims one attempt that is due for a check; skips those that another process has locked. */
export const claimDueAttempt = async (
  tx: Tx,
  kind: PayableKind,
  due: { readonly providers: readonly ProviderName[]; readonly now: Date; readonly until: Date },
) =>
  attemptIn(
    kind,
    await tx
      .updateTable(tableOf(kind))
      .set((row) => ({ checks: row('checks', '+', 1), next_check_at: due.until }))
      .where('id', '=', (from) =>
        from
          .selectFrom(tableOf(kind))
          .select('id')
          .where('state', 'in', ['open', 'capturing', 'review'])
          .where('provider', 'in', due.providers)
          .where('next_check_at', '<=', due.now)
          .orderBy('next_check_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(columnsOf(kind))
      .executeTakeFirst(),
  )

/** The payer's name under which the order was held, and which staff released. */
export const screenedNameOf = async (tx: Tx, attemptId: string): Promise<string> => {
  const row = await tx
    .selectFrom('paypal_orders')
    .select('screened_name')
    .where('id', '=', attemptId)
    .executeTakeFirst()
  return row?.screened_name ?? ''
}

export const noteScreenedName = (tx: Tx, attemptId: string, name: string) =>
  tx.updateTable('paypal_orders').set({ screened_name: name }).where('id', '=', attemptId).execute()
