import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import { cents, type Usd } from '#kernel/money.ts'
import { type PaymentMethod, readPaymentMethod } from '#kernel/payment-method.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { PaymentAttemptState } from '../engine/payment.rules.ts'
import type { Part } from './part.rules.ts'
import type { PartMoney } from './part-money.rules.ts'

export interface NewPart {
  readonly order_id: string
  readonly number: number
  readonly name: string
  readonly amount_cents: Usd
}

export const insertParts = (tx: Tx, parts: readonly NewPart[]) =>
  tx.insertInto('order_parts').values(parts).execute()

export interface PartChange {
  readonly payer_name?: string
  readonly payer_country?: string
  readonly payer_email?: string
  readonly payer_locale?: Locale
  readonly screened_name?: string
  readonly disputed?: string
}

export const changePart = (tx: Tx, id: string, change: PartChange) =>
  tx.updateTable('order_parts').set(change).where('id', '=', id).execute()

/** False if it was so already. */
export async function setSettled(tx: Tx, orderId: string, isSettled: boolean): Promise<boolean> {
  const changed = await tx
    .updateTable('order_parts')
    .set({ is_settled: isSettled })
    .where('order_id', '=', orderId)
    .where('is_settled', '!=', isSettled)
    .returning('id')
    .execute()
  return changed.length > 0
}

type Request = PartMoney['requests'][number]

interface EntryRow {
  readonly part_id: string | null
  readonly provider: string
  readonly method_kind: string
  readonly amount_cents: unknown
}
const entryOf = ({ provider, method_kind, amount_cents }: EntryRow) => ({
  provider: readPaymentMethod(provider, method_kind),
  amount: cents(Number(amount_cents)),
})

async function moneyOfParts(tx: Tx, ids: readonly string[]): Promise<(id: string) => PartMoney> {
  const entries = await tx
    .selectFrom('payments')
    .innerJoin('payment_methods as known', 'known.method', 'payments.provider')
    .select(['part_id', 'provider', 'payments.kind', 'provider_id', 'amount_cents'])
    .select('known.kind as method_kind')
    .where('part_id', 'in', ids)
    .orderBy('payments.id')
    .execute()
  const requests = await tx
    .selectFrom('refunds')
    .innerJoin('payment_methods as known', 'known.method', 'refunds.provider')
    .select(['part_id', 'provider', 'capture_id', 'amount_cents', 'state'])
    .select('known.kind as method_kind')
    .where('part_id', 'in', ids)
    .orderBy('asked_at')
    .execute()
  return (id) => {
    const own = entries.filter(({ part_id }) => part_id === id)
    return {
      captures: own
        .filter(({ kind }) => kind === 'capture')
        .map((entry) => ({ ...entryOf(entry), id: entry.provider_id })),
      refunds: own.filter(({ kind }) => kind === 'refund').map(entryOf),
      requests: requests
        .filter(({ part_id }) => part_id === id)
        .map((row) => ({
          ...entryOf(row),
          captureId: row.capture_id,
          state: row.state as Request['state'],
        })),
    }
  }
}

const columns = [
  'id',
  'order_id as orderId',
  'number',
  'name',
  'amount_cents',
  'payer_name as payerName',
  'payer_country as payerCountry',
  'payer_email as payerEmail',
  'payer_locale as payerLocale',
  'screened_name as screenedName',
  'disputed',
] as const

const live = sql<string | null>`(select state from part_payments
  where part_id = order_parts.id and state in ('creating', 'open', 'capturing', 'review'))`
const sentAt = sql<Date | null>`(select sent_at from part_transfers where part_id = order_parts.id)`

async function withMoney(
  tx: Tx,
  where: { readonly id: string } | { readonly orderId: string },
): Promise<Part[]> {
  const query = tx
    .selectFrom('order_parts')
    .select([...columns, live.as('attempt'), sentAt.as('sentAt')])
  const rows = await ('id' in where
    ? query.where('id', '=', where.id)
    : query.where('order_id', '=', where.orderId)
  )
    .orderBy('number')
    .execute()
  if (rows.length === 0) return []
  const moneyOf = await moneyOfParts(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map(({ amount_cents, attempt, payerLocale, ...part }) => ({
    ...part,
    amount: cents(Number(amount_cents)),
    attempt: attempt as PaymentAttemptState | null,
    payerLocale: payerLocale as Locale,
    money: moneyOf(part.id),
  }))
}

export const partsOf = (tx: Tx, orderId: string): Promise<Part[]> => withMoney(tx, { orderId })

export const partAt = async (tx: Tx, id: string): Promise<Part | null> =>
  (await withMoney(tx, { id }))[0] ?? null

export async function partOfCapture(
  tx: Tx,
  provider: PaymentMethod,
  captureId: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('payments')
    .select('part_id')
    .where('provider', '=', provider)
    .where('kind', '=', 'capture')
    .where('provider_id', '=', captureId)
    .executeTakeFirst()
  return row?.part_id ?? null
}

/** Divided orders that ended or were delivered and may have money to return. */
export async function ordersToSettle(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct part.order_id as id
    from order_parts part join orders o on o.id = part.order_id
    where not part.is_settled and o.compliance_status in ('clear', 'released')
      and (o.closed_at is not null or o.delivery_status = 'delivered')
    order by 1 limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Divided orders in which a part may wait for a person; of those that ended since, transfers that may still come. */
export async function ordersWithPartTasks(tx: Tx, limit: number, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct part.order_id as id
    from order_parts part join orders o on o.id = part.order_id
    where o.compliance_status <> 'held'
      and exists (select from part_transfers sent where sent.part_id = part.id and sent.sent_at is not null
          and (o.payment_status = 'awaiting_parts' or o.closed_at > ${since})
        union all select from payments money where money.part_id = part.id and not part.is_settled
          and (o.closed_at is not null or is_manual_transfer(money.provider)))
    order by 1 limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}
