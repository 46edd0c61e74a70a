import { sql } from 'kysely'
import { cents, type Usd } from '#kernel/money.ts'
import type { Day } from '#kernel/time.ts'
import type { Tx } from '#platform/database/transaction.ts'
import {
  type AccountingFilter,
  type CashByMethod,
  type CostKind,
  joined,
  type Moved,
  type Period,
  type PeriodUnit,
  type Span,
} from './accounting.rules.ts'
import { flowIn, ofWhom, sumsAsText, type Whose, within, zone } from './flow.queries.server.ts'
import { owedIn } from './owed.queries.server.ts'

/** The totals of one method in one period. */
type Row = Record<string, string> & { start: Day; payment_method: string }

const money = (value: string | undefined): Usd => cents(Number(value ?? 0))

function cashIn(row: Row): CashByMethod {
  const [received, returned] = [money(row.received), money(row.returned)]
  return received || returned ? { [row.payment_method]: { received, returned } } : {}
}

const periodOf = (row: Row): Period => ({
  start: row.start,
  orders: Number(row.orders),
  withoutCost: Number(row.without_cost),
  revenue: money(row.revenue),
  cogs: money(row.cogs),
  product: money(row.product),
  shipping: money(row.way),
  delivery: money(row.delivery),
  other: money(row.other),
  tax: money(row.tax),
  refunds: money(row.refunds),
  carrierCosts: money(row.carrier),
  deliveryCosts: money(row.delivered),
  otherCosts: money(row.others),
  fees: money(row.fees),
  owed: money(row.owed),
  cash: cashIn(row),
})

/** The totals of every period, computed from orders; periods without entries are left out. */
export async function livePayments(
  tx: Tx,
  spans: readonly Span[],
  whose: Whose,
  unit: PeriodUnit,
): Promise<Period[]> {
  if (spans.length === 0) return []
  const { rows } = await sql<Row>`
    with ${flowIn(spans, whose)}
    select to_char(date_trunc(${sql.lit(unit)}, at at time zone ${zone}), 'YYYY-MM-DD') as start,
      payment_method, ${sumsAsText}
    from flow group by 1, 2`.execute(tx)
  return joined([], rows.map(periodOf))
}

/** What cancelled orders are still owed leaves the sales on the day they were cancelled; the refund takes its place. */
export async function owedPayments(
  tx: Tx,
  filter: AccountingFilter,
  unit: PeriodUnit,
): Promise<Period[]> {
  const { rows } = await sql<Row>`
    with ${owedIn(filter)}
    select to_char(date_trunc(${sql.lit(unit)}, closed_at at time zone ${zone}), 'YYYY-MM-DD') as start,
      sum(owed)::text as owed, (-sum(whole))::text as orders, (-sum(net))::text as revenue,
      (-sum(owed - net))::text as tax, (-sum(to_product))::text as product,
      (-sum(to_way - to_product))::text as way, (-sum(to_delivery - to_way))::text as delivery,
      (-sum(net - to_delivery))::text as other
    from owed_parts group by 1`.execute(tx)
  return joined([], rows.map(periodOf))
}

/** The totals from stored days, and which days of the range are stored. */
export async function storedPayments(tx: Tx, filter: AccountingFilter, unit: PeriodUnit) {
  const { rows } = await sql<Row & { days: string }>`
    select to_char(date_trunc(${sql.lit(unit)}, day), 'YYYY-MM-DD') as start, payment_method,
      string_agg(distinct to_char(day, 'YYYY-MM-DD'), ' ') as days, ${sumsAsText}
    from day_books o
    where day between coalesce(${filter.from}::date, '-infinity') and coalesce(${filter.to}::date, 'infinity')
      and ${ofWhom(filter)}
    group by 1, 2`.execute(tx)
  const days = [...new Set(rows.flatMap((row) => row.days.split(' ') as Day[]))].sort()
  return { days, periods: joined([], rows.map(periodOf)) }
}

/** Donations received and refunded in the range, from the ledger of donations. */
export async function donationsMoved(tx: Tx, range: Span): Promise<Moved[]> {
  const { rows } = await sql<{ provider: string; kind: string; sum: string }>`
    select 'donation_' || provider as provider,
      case kind when 'received' then 'capture' else 'refund' end as kind, sum(amount_cents)::text as sum
    from donation_entries where ${within('at', [range])} group by 1, 2`.execute(tx)
  return rows.map(({ provider, kind, sum }) => ({ provider, kind, amount: money(sum) }))
}

/** The first and the last day with a sale or an entry. */
export async function firstDay(tx: Tx): Promise<Day | null> {
  const { rows } = await sql<{ day: Day | null }>`
    select to_char(min(paid_at) at time zone ${zone}, 'YYYY-MM-DD') as day
    from orders where paid_at is not null`.execute(tx)
  return rows[0]?.day ?? null
}

interface NewCost {
  readonly order_id: string
  readonly kind: CostKind
  readonly amount_cents: Usd
  readonly note: string
  readonly attempt_key: string
  readonly noted_by: string
  readonly at: Date
}

/** Idempotent by attempt key. */
export const insertCost = (tx: Tx, cost: NewCost) =>
  tx
    .insertInto('order_costs')
    .values(cost)
    .onConflict((c) => c.constraint('order_costs_attempt_is_unique').doNothing())
    .execute()

export const isCostNoted = async (tx: Tx, attempt: string): Promise<boolean> =>
  (await tx
    .selectFrom('order_costs')
    .select('id')
    .where('attempt_key', '=', attempt)
    .executeTakeFirst()) !== undefined

export interface OrderCost {
  readonly kind: CostKind
  readonly amount: Usd
  readonly note: string
  readonly at: Date
  /** The id of who noted it. */
  readonly by: string
}

export async function costsOf(tx: Tx, orderId: string): Promise<OrderCost[]> {
  const rows = await tx
    .selectFrom('order_costs')
    .select(['kind', 'amount_cents', 'note', 'at', 'noted_by as by'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map(({ kind, amount_cents, note, at, by }) => ({
    kind: kind as CostKind,
    amount: cents(Number(amount_cents)),
    ...{ note, at, by },
  }))
}
