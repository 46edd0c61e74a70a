-- Whoever owns the tables sees their rows only while row-level security is not forced.
alter table zelle_payments no force row level security;
alter table orders no force row level security;
alter table payments no force row level security;
update zelle_payments set surplus_cents = held.cents - orders.total_cents
from orders, (
  select order_id, sum(case kind when 'refund' then -amount_cents else amount_cents end) as cents
  from payments group by order_id) held
where orders.id = zelle_payments.order_id and held.order_id = orders.id and held.cents > orders.total_cents;
alter table payments force row level security;
alter table orders force row level security;
alter table zelle_payments force row level security;
