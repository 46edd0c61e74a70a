import { sql } from 'kysely'
import { cents, type Usd } from '#kernel/money.ts'
import { type Day, endOfDay, startOfDay } from '#kernel/time.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { BooksFilter, Period, PeriodUnit } from './accounting.rules.ts'

/** The shop's days are Cuba's. */
const zone = sql.lit('America/Havana')
const since = (day: Day | null) =>
  day === null ? sql`'-infinity'::timestamptz` : sql`${startOfDay(day)}::timestamptz`
const until = (day: Day | null) =>
  day === null ? sql`'infinity'::timestamptz` : sql`${endOfDay(day)}::timestamptz`
const within = (column: string, { from, to }: BooksFilter) =>
  sql`${sql.ref(column)} >= ${since(from)} and ${sql.ref(column)} < ${until(to)}`

const where = ({ destination, method }: BooksFilter) =>
  sql`(${destination}::text is null or o.destination = ${destination})
    and (${method}::text is null or o.payment_method = ${method})`

/**
 * How far each entry of the ledger undoes a sale: what was given back beyond what was paid too much,
 * counted from the moment the order was paid.
 */
const undoing = (filter: BooksFilter) => sql`
  running as (
    select p.id, p.order_id, p.at,
      coalesce(sum(p.amount_cents) filter (where p.kind = 'capture') over entries, 0) as captured,
      coalesce(sum(p.amount_cents) filter (where p.kind = 'refund') over entries, 0) as refunded
    from payments p
    where p.order_id in (select order_id from payments t where t.kind = 'refund'
      and t.order_id in (select order_id from payments r where ${within('r.at', filter)}))
    window entries as (partition by p.order_id order by p.id)
  ),
  undone as (
    select o.*, r.at, r.id as entry,
      case when r.at < o.paid_at then 0
        else greatest(0, least(o.total_cents, r.refunded - (greatest(r.captured, o.total_cents) - o.total_cents)))
      end::bigint as gone
    from running r join order_earnings o on o.id = r.order_id
    where o.paid_at is not null and ${where(filter)}
  ),
  undone_net as (
    select *, gone - part_of(gone, tax_cents, total_cents) as gone_net from undone
  ),
  undone_parts as (
    select *,
      part_of(gone_net, product_cents, net_cents) as to_product,
      part_of(gone_net, product_cents + way_cents, net_cents) as to_way,
      part_of(gone_net, product_cents + way_cents + delivery_cents, net_cents) as to_delivery
    from undone_net
  ),
  refunds_of_sales as (
    select at,
      gone_net - lag(gone_net, 1, 0::bigint) over later as net,
      gone - gone_net - lag(gone - gone_net, 1, 0::bigint) over later as tax,
      to_product - lag(to_product, 1, 0::bigint) over later as product,
      to_way - to_product - lag(to_way - to_product, 1, 0::bigint) over later as way,
      to_delivery - to_way - lag(to_delivery - to_way, 1, 0::bigint) over later as delivery,
      gone_net - to_delivery - lag(gone_net - to_delivery, 1, 0::bigint) over later as other
    from undone_parts
    window later as (partition by id order by entry)
  )`

const columns = sql`(at, orders, without_cost, revenue, cogs, product, way, delivery, other, tax,
  refunds, carrier, delivered, others, fees)`

/** Everything that counts, each at its moment: sales, goods that came back, refunds, fees, costs. */
const flows = (filter: BooksFilter) => sql`
  flow ${columns} as (
    select paid_at, 1, without_cost, net_cents, cost_cents, product_cents, way_cents, delivery_cents,
      other_cents, tax_cents, 0, 0, 0, 0, 0
    from order_earnings o where paid_at is not null and ${within('paid_at', filter)} and ${where(filter)}
    union all
    select closed_at, 0, 0, 0, -cost_cents, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    from order_earnings o
    where paid_at is not null and closed_at is not null and ${within('closed_at', filter)} and ${where(filter)}
    union all
    select at, 0, 0, -net, 0, -product, -way, -delivery, -other, -tax, net, 0, 0, 0, 0
    from refunds_of_sales where ${within('at', filter)}
    union all
    select p.at, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, p.fee_cents
    from payments p join orders o on o.id = p.order_id
    where p.fee_cents > 0 and ${within('p.at', filter)} and ${where(filter)}
    union all
    select c.at, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      case c.kind when 'carrier' then c.amount_cents else 0 end,
      case c.kind when 'delivery' then c.amount_cents else 0 end,
      case c.kind when 'other' then c.amount_cents else 0 end, 0
    from order_costs c join orders o on o.id = c.order_id
    where ${within('c.at', filter)} and ${where(filter)}
  )`

type Row = Record<string, string> & { start: Day }

const money = (value: string | undefined): Usd => cents(Number(value ?? 0))

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
})

const summed = [
  'orders',
  'without_cost',
  'revenue',
  'cogs',
  'product',
  'way',
  'delivery',
  'other',
  'tax',
  'refunds',
  'carrier',
  'delivered',
  'others',
  'fees',
].map((name) => sql`sum(${sql.ref(name)})::text as ${sql.ref(name)}`)

/** What every period of the range brought; periods in which nothing happened are left out. */
export async function takingsBy(tx: Tx, filter: BooksFilter, unit: PeriodUnit): Promise<Period[]> {
  const { rows } = await sql<Row>`
    with ${undoing(filter)}, ${flows(filter)}
    select to_char(date_trunc(${sql.lit(unit)}, at at time zone ${zone}), 'YYYY-MM-DD') as start,
      ${sql.join(summed)}
    from flow group by 1 order by 1`.execute(tx)
  return rows.map(periodOf)
}

/** What came in and went back through the ledgers in the range, of sales and of gifts. */
export async function cashIn(tx: Tx, filter: BooksFilter) {
  const { rows } = await sql<{ provider: string; kind: string; sum: string }>`
    select p.provider, p.kind, sum(p.amount_cents)::text as sum
    from payments p join orders o on o.id = p.order_id
    where ${within('p.at', filter)} and ${where(filter)} group by 1, 2
    union all
    select 'donation_' || provider, case kind when 'received' then 'capture' else 'refund' end, sum(amount_cents)::text
    from donation_entries where ${within('at', filter)} group by 1, 2`.execute(tx)
  return rows.map(({ provider, kind, sum }) => ({ provider, kind, amount: money(sum) }))
}

/** The first and the last day on which anything was sold or noted. */
export async function firstDay(tx: Tx): Promise<Day | null> {
  const { rows } = await sql<{ day: Day | null }>`
    select to_char(min(paid_at) at time zone ${zone}, 'YYYY-MM-DD') as day
    from orders where paid_at is not null`.execute(tx)
  return rows[0]?.day ?? null
}
