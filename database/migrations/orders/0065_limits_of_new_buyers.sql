-- Unpaid transfers of buyers who never paid here have limits of their own.
alter table order_refusals drop constraint order_refusals_reason_check;
alter table order_refusals add constraint order_refusals_reason_check check (reason in
  ('too_many_orders', 'too_many_unpaid', 'too_many_reserved', 'too_large_unpaid', 'units_set_aside'));
comment on table order_origins is 'Whose orders count together: by client network, account, and of guests by e-mail and telephone. Rows go once the order is a day old and no longer open.';
