create table order_costs (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id),
  kind text not null check (kind in ('carrier', 'delivery', 'other')),
  amount_cents bigint not null check (amount_cents <> 0),
  note text not null default '' check (length(note) <= 500),
  attempt_key text not null constraint order_costs_attempt_is_unique unique
    check (attempt_key ~ '^[A-Za-z0-9_-]{16,64}$'),
  noted_by uuid not null,
  at timestamptz not null
);
comment on table order_costs is 'Append-only: what delivering an order cost the shop. A mistake is corrected by a negative amount.';
comment on column order_costs.kind is 'carrier: transport to the country; delivery: to the door; other: everything else.';
create index order_costs_of_order on order_costs (order_id, id);
create index order_costs_by_time on order_costs (at);
alter table order_costs enable row level security;
alter table order_costs force row level security;

create function part_of(amount bigint, part bigint, whole bigint) returns bigint
  language sql immutable parallel safe
  as $$ select coalesce(round(amount::numeric * part / nullif(whole, 0)), 0)::bigint $$;
comment on function part_of is 'amount × part ÷ whole in whole cents, half a cent away from zero; of running sums, so that the parts add up.';

create view order_earnings with (security_invoker = true) as
select
  o.id, o.order_number, o.destination, o.payment_method, o.paid_at, o.closed_at,
  o.total_cents, o.tax_cents, o.total_cents - o.tax_cents as net_cents,
  line.cost_cents, line.without_cost,
  line.sell_cents - share.sell as product_cents,
  o.shipping_cents + line.freight_cents - (share.to_freight - share.sell) as way_cents,
  line.delivery_cents - (share.to_delivery - share.to_freight) as delivery_cents,
  o.agency_fee_cents + o.installation_cents + line.extra_cents
    - (o.discount_cents - share.to_delivery) as other_cents
from orders o
cross join lateral (
  select
    coalesce(sum(coalesce(unit_sell_cents, unit_equipment_cents) * quantity), 0)::bigint as sell_cents,
    coalesce(sum(unit_freight_cents * quantity), 0)::bigint as freight_cents,
    coalesce(sum(unit_delivery_cents * quantity), 0)::bigint as delivery_cents,
    coalesce(sum((unit_equipment_cents - coalesce(unit_sell_cents, unit_equipment_cents)) * quantity), 0)::bigint
      as extra_cents,
    coalesce(sum(unit_cost_cents * quantity), 0)::bigint as cost_cents,
    (count(*) filter (where unit_cost_cents is null))::integer as without_cost
  from order_lines where order_id = o.id
) line
cross join lateral (
  select
    part_of(o.discount_cents, line.sell_cents, o.subtotal_cents) as sell,
    part_of(o.discount_cents, line.sell_cents + line.freight_cents, o.subtotal_cents) as to_freight,
    part_of(o.discount_cents, line.sell_cents + line.freight_cents + line.delivery_cents, o.subtotal_cents)
      as to_delivery
) share;
comment on view order_earnings is 'What an order earns, after its discount and without tax, by source: the four add up to net_cents.';

create table day_books (
  day date not null,
  destination text not null check (destination in ('usa', 'cuba')),
  payment_method text not null check (payment_method in ('paypal', 'zelle')),
  orders bigint not null,
  without_cost bigint not null,
  revenue bigint not null,
  cogs bigint not null,
  product bigint not null,
  way bigint not null,
  delivery bigint not null,
  other bigint not null,
  tax bigint not null,
  refunds bigint not null,
  carrier bigint not null,
  delivered bigint not null,
  others bigint not null,
  fees bigint not null,
  paypal_in bigint not null,
  paypal_back bigint not null,
  zelle_in bigint not null,
  zelle_back bigint not null,
  primary key (day, destination, payment_method)
);
comment on table day_books is 'Totals of days that are over, in cents: all four rows of a day, or none while it is still to be calculated. A change within such a day deletes its rows.';
alter table day_books enable row level security;
alter table day_books force row level security;
