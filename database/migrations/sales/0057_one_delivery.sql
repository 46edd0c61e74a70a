-- What repeated deliveries of a cart to Cuba cost less where the owner delivers each order once.
alter table orders add column delivery_saving_cents bigint not null default 0 check (delivery_saving_cents >= 0);
-- The specification's logistics of an order: weight × rate + one fixed fee.
alter table orders add column logistics_cents bigint check (logistics_cents >= 0);
comment on column orders.delivery_saving_cents is 'Taken off the subtotal: each delivery fee but the highest, where the shop delivers an order once.';
comment on column orders.logistics_cents is 'For the books, Cuba only: weight × rate + one fixed fee; part of no sum.';
alter table orders drop constraint orders_add_up;
alter table orders add constraint orders_add_up check (
  total_cents = subtotal_cents + shipping_cents + agency_fee_cents + tax_cents
    + installation_cents - discount_cents - delivery_saving_cents
);
drop index orders_by_payment;
create index orders_by_payment on orders (paid_at)
  include (id, destination, payment_method, total_cents, tax_cents, subtotal_cents, discount_cents,
    shipping_cents, agency_fee_cents, installation_cents, delivery_saving_cents, closed_at)
  where paid_at is not null;
create or replace view order_earnings with (security_invoker = true) as
select
  o.id, o.order_number, o.destination, o.payment_method, o.paid_at, o.closed_at,
  o.total_cents, o.tax_cents, o.total_cents - o.tax_cents as net_cents,
  line.cost_cents, line.without_cost,
  line.sell_cents - share.sell as product_cents,
  o.shipping_cents + line.freight_cents - (share.to_freight - share.sell) as way_cents,
  line.delivery_cents - o.delivery_saving_cents - (share.to_delivery - share.to_freight) as delivery_cents,
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
