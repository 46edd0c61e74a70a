-- Whoever owns the tables sees their rows only while row-level security is not forced; from now on a trigger sees to it.
alter table zelle_payments no force row level security;
alter table orders no force row level security;
update zelle_payments set user_id = orders.user_id
from orders
where orders.id = zelle_payments.order_id and zelle_payments.user_id is null and orders.user_id is not null;
alter table orders force row level security;
alter table zelle_payments force row level security;
