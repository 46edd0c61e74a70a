import { sql } from 'kysely'
import type { AccountingFilter } from './accounting.rules.ts'
import { ofWhom, within } from './flow.queries.server.ts'

/** By order: what of its sale is still to go back, its share of tax and of every source beside what went back. */
export const owedIn = (filter: AccountingFilter) => sql`
  moved as (
    select o.*, coalesce(p.captured, 0) as captured, coalesce(p.refunded, 0) as refunded
    from order_earnings o
    cross join lateral (
      select sum(amount_cents) filter (where kind = 'capture') as captured,
        sum(amount_cents) filter (where kind = 'refund') as refunded
      from payments where order_id = o.id
    ) p
    where o.paid_at is not null and ${within('o.closed_at', [filter])} and ${ofWhom(filter)}
      and o.id in (select id from orders where payment_status = 'refund_due')
  ),
  went_back as (
    select *, greatest(0, least(total_cents,
      refunded - (greatest(captured, total_cents) - total_cents)))::bigint as gone
    from moved
  ),
  left_net as (
    select *, total_cents - gone as owed, gone - part_of(gone, tax_cents, total_cents) as gone_net
    from went_back where gone < total_cents
  ),
  owed_parts as (
    select closed_at, owed, 1 as whole, net_cents - gone_net as net,
      product_cents - part_of(gone_net, product_cents, net_cents) as to_product,
      product_cents + way_cents - part_of(gone_net, product_cents + way_cents, net_cents) as to_way,
      product_cents + way_cents + delivery_cents
        - part_of(gone_net, product_cents + way_cents + delivery_cents, net_cents) as to_delivery
    from left_net
  )`
