import { sql } from 'kysely'
import type { Day } from '#kernel/time.ts'
import type { AccountingFilter, Span } from './accounting.rules.ts'

/** Accounting days follow the clock of Cuba. */
export const zone = sql.lit('America/Havana')
export type Whose = Pick<AccountingFilter, 'destination' | 'method'>

const since = (day: Day | null) => sql`coalesce(start_of_havana_day(${day}::date), '-infinity')`
const until = (day: Day | null) => sql`coalesce(start_of_havana_day(${day}::date + 1), 'infinity')`

/** One condition per span, so that the planner knows how few rows match. */
export const within = (column: string, spans: readonly Span[]) =>
  sql`(${sql.join(
    spans.map(
      ({ from, to }) =>
        sql`${sql.ref(column)} >= ${since(from)} and ${sql.ref(column)} < ${until(to)}`,
    ),
    sql` or `,
  )})`

/** Of a sale by its order's method; of money by the one it moved through. */
export const ofWhom = ({ destination, method }: Whose, by = 'o.payment_method') =>
  sql`(${destination}::text is null or o.destination = ${destination})
    and (${method}::text is null or ${sql.ref(by)} = ${method})`

/**
 * How far each ledger entry reverses a sale: refunds beyond the overpayment, counted from the time the
 * order was paid.
 */
const undoing = (spans: readonly Span[], whose: Whose) => sql`
  running as (
    select p.id, p.order_id, p.at,
      coalesce(sum(p.amount_cents) filter (where p.kind = 'capture') over entries, 0) as captured,
      coalesce(sum(p.amount_cents) filter (where p.kind = 'refund') over entries, 0) as refunded
    from payments p
    where p.order_id in (select order_id from payments t where t.kind = 'refund'
      and t.order_id in (select r.order_id from payments r where ${within('r.at', spans)}))
    window entries as (partition by p.order_id order by p.id)
  ),
  undone as (
    select o.*, r.at, r.id as entry,
      case when r.at < o.paid_at then 0
        else greatest(0, least(o.total_cents, r.refunded - (greatest(r.captured, o.total_cents) - o.total_cents)))
      end::bigint as gone
    from running r join order_earnings o on o.id = r.order_id
    where o.paid_at is not null and ${ofWhom(whose)}
  ),
  undone_net as (
    select *, (gone > 0 and gone = total_cents)::integer as whole,
      gone - part_of(gone, tax_cents, total_cents) as gone_net
    from undone
  ),
  undone_parts as (
    select *,
      part_of(gone_net, product_cents, net_cents) as to_product,
      part_of(gone_net, product_cents + way_cents, net_cents) as to_way,
      part_of(gone_net, product_cents + way_cents + delivery_cents, net_cents) as to_delivery
    from undone_net
  ),
  refunds_of_sales as (
    select at, destination, payment_method,
      whole - lag(whole, 1, 0) over later as whole,
      gone_net - lag(gone_net, 1, 0::bigint) over later as net,
      gone - gone_net - lag(gone - gone_net, 1, 0::bigint) over later as tax,
      to_product - lag(to_product, 1, 0::bigint) over later as product,
      to_way - to_product - lag(to_way - to_product, 1, 0::bigint) over later as way,
      to_delivery - to_way - lag(to_delivery - to_way, 1, 0::bigint) over later as delivery,
      gone_net - to_delivery - lag(gone_net - to_delivery, 1, 0::bigint) over later as other
    from undone_parts
    window later as (partition by id order by entry)
  )`

/** The totals of a period by their names in the accounting; stored days use the same names. */
const names = [
  ...['orders', 'without_cost', 'revenue', 'cogs', 'product', 'way', 'delivery', 'other', 'tax'],
  ...['refunds', 'carrier', 'delivered', 'others', 'fees', 'received', 'returned'],
]
export const sumNames = sql.join(names.map((name) => sql.ref(name)))
export const sums = sql.join(
  names.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`),
)
export const sumsAsText = sql.join(
  names.map((name) => sql`sum(${sql.ref(name)})::text as ${sql.ref(name)}`),
)

const moved = (kind: string) =>
  sql`case p.kind when ${sql.lit(kind)} then p.amount_cents else 0 end`
const spent = (kind: string) =>
  sql`case c.kind when ${sql.lit(kind)} then c.amount_cents else 0 end`

/** Every entry within the spans by its time: sales, refunded items, refunds, ledger entries, costs. */
export const flowIn = (spans: readonly Span[], whose: Whose) => sql`
  ${undoing(spans, whose)},
  flow (at, destination, payment_method, ${sumNames}) as (
    select paid_at, destination, payment_method, 1, without_cost, net_cents, cost_cents,
      product_cents, way_cents, delivery_cents, other_cents, tax_cents, 0, 0, 0, 0, 0, 0, 0
    from order_earnings o where o.paid_at is not null and ${within('o.paid_at', spans)} and ${ofWhom(whose)}
    union all
    select closed_at, destination, payment_method, 0, -without_cost, 0, -cost_cents, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    from order_earnings o
    where o.paid_at is not null and o.closed_at is not null and ${within('o.closed_at', spans)} and ${ofWhom(whose)}
    union all
    select at, destination, payment_method, -whole, 0, -net, 0, -product, -way, -delivery, -other, -tax, net,
      0, 0, 0, 0, 0, 0
    from refunds_of_sales where ${within('at', spans)}
    union all
    select p.at, o.destination, p.provider, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, p.fee_cents,
      ${moved('capture')}, ${moved('refund')}
    from payments p join orders o on o.id = p.order_id
    where ${within('p.at', spans)} and ${ofWhom(whose, 'p.provider')}
    union all
    select c.at, o.destination, o.payment_method, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      ${spent('carrier')}, ${spent('delivery')}, ${spent('other')}, 0, 0, 0
    from order_costs c join orders o on o.id = c.order_id where ${within('c.at', spans)} and ${ofWhom(whose)}
  )`
