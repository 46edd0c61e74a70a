alter table zelle_payments add column surplus_cents bigint not null default 0 check (surplus_cents >= 0);
comment on column zelle_payments.surplus_cents is
  'What the shop has of this order beyond its total, by the ledger: it waits to be returned while the order is paid.';
update zelle_payments set surplus_cents = held.cents - orders.total_cents
from orders, (
  select order_id, sum(case kind when 'refund' then -amount_cents else amount_cents end) as cents
  from payments group by order_id) held
where orders.id = zelle_payments.order_id and held.order_id = orders.id and held.cents > orders.total_cents;
create index zelle_payments_with_surplus on zelle_payments (order_id) where surplus_cents > 0;
