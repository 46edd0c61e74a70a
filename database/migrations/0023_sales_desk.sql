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
comment on table order_costs is 'Append-only: what bringing an order cost the shop. What was noted wrongly is taken back by a negative sum.';
comment on column order_costs.kind is 'carrier: its way to the country; delivery: its way to the door; other: whatever else.';
create index order_costs_of_order on order_costs (order_id, id);
create index order_costs_by_time on order_costs (at);
alter table order_costs enable row level security;
alter table order_costs force row level security;

create index orders_by_payment on orders (paid_at) where paid_at is not null;
create index orders_by_closing on orders (closed_at) where paid_at is not null and closed_at is not null;
create index payments_by_time on payments (at);

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
comment on view order_earnings is 'What an order brings, after its discount and without tax, by source: the four add up to net_cents.';

create function order_words(order_number text, buyer jsonb, recipient jsonb, tracking_code text) returns text
  language sql immutable parallel safe
  as $$ select public.fold(concat_ws(' ', order_number, buyer->>'name', buyer->>'email', buyer->>'phone',
    recipient->>'givenNames', recipient->>'firstSurname', recipient->>'secondSurname', recipient->>'phone',
    tracking_code)) $$;
comment on function order_words is 'What staff look for an order by: its number, who pays, who receives, where it is.';
create index orders_by_words on orders using gin (order_words(order_number, buyer, recipient, tracking_code) gin_trgm_ops);
drop index orders_newest;
create index orders_newest on orders (placed_at desc, id desc);
create index orders_by_payment_state on orders (payment_status, placed_at desc, id desc);
create index orders_by_compliance_state on orders (compliance_status, placed_at desc, id desc);
create index orders_by_delivery_state on orders (delivery_status, placed_at desc, id desc);
create index orders_by_province on orders ((recipient->'address'->>'provinceCode'), placed_at desc, id desc);

create table staff_attempts (
  attempt_key text primary key check (attempt_key ~ '^[A-Za-z0-9_-]{16,64}$'),
  order_id uuid not null references orders (id),
  by_user uuid not null,
  at timestamptz not null
);
comment on table staff_attempts is 'What staff did to an order by which form: the same form sent twice does it once.';
alter table staff_attempts enable row level security;
alter table staff_attempts force row level security;

create table hold_steps (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id),
  step text not null check (step in ('asked', 'escalated')),
  reason text not null check (length(reason) between 1 and 1000),
  by_user uuid not null,
  at timestamptz not null
);
comment on table hold_steps is 'Append-only: what was done about a hold before it was decided. Escalated, 10 business days run (31 CFR 501.603).';
create index hold_steps_of_order on hold_steps (order_id, id);
alter table hold_steps enable row level security;
alter table hold_steps force row level security;

create table bank_references (
  reference text primary key check (length(reference) between 1 and 100),
  used_for text not null check (used_for in ('order', 'donation')),
  at timestamptz not null
);
comment on table bank_references is 'Transfers seen in the bank: each counts once, for an order or for a donation.';
alter table bank_references enable row level security;
alter table bank_references force row level security;
insert into bank_references (reference, used_for, at)
  select provider_id, 'order', at from payments where provider = 'zelle' and kind = 'capture'
  union all
  select bank_reference, 'donation', at from donation_entries where kind = 'received'
  on conflict do nothing;
