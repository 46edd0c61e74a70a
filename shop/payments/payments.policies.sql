-- Visitors see which methods are open; the recipient is shown only with an order to pay.
grant select (method, is_active, destinations, least_amount, most_amount) on payment_method_settings to anon, customer;
grant select, insert, update on payment_method_settings to admin, system;

create policy everyone_sees_open_methods on payment_method_settings for select to anon, customer using (is_active);
create policy staff_sets_methods on payment_method_settings for all to admin, system using (true) with check (true);

-- The ledger is append-only for every role.
grant select, insert on payments to admin, system;
create policy the_ledger_is_written_once on payments for select to admin, system using (true);
create policy the_ledger_grows on payments for insert to system with check (true);
create policy staff_notes_in_the_own_name on payments for insert to admin
  with check (provider = 'zelle' and is_me(noted_by));

grant select on paypal_orders, refunds to admin;
grant select, insert, update on paypal_orders, refunds to system;
grant select, insert, delete on paypal_events to system;
create policy staff_sees_paypal_orders on paypal_orders for select to admin using (true);
create policy the_shop_keeps_paypal_orders on paypal_orders for all to system using (true) with check (true);
create policy staff_sees_refunds on refunds for select to admin using (true);
create policy the_shop_keeps_refunds on refunds for all to system using (true) with check (true);
create policy the_shop_keeps_paypal_events on paypal_events for all to system using (true) with check (true);

grant select (id, user_id, amount, zelle_recipient, registered_name, memo_reference, payment_status, order_id, opened_at, asked_again)
  on zelle_payments to customer;
grant select, update on zelle_payments to admin;
grant select, insert, update, delete on zelle_payments to system;
grant select on zelle_proofs to admin;
grant select, insert on zelle_proofs to system;

create policy a_customer_sees_own_zelle_payments on zelle_payments for select to customer using (is_me(user_id));
create policy staff_decides_on_zelle on zelle_payments for all to admin, system using (true) with check (true);
-- Only payments to the test centre's recipient may be deleted.
create policy only_trials_are_removed on zelle_payments as restrictive for delete to system
  using (zelle_recipient = 'prueba@girasol.invalid');
create policy staff_sees_proofs on zelle_proofs for select to admin using (true);
create policy the_shop_keeps_proofs on zelle_proofs for all to system using (true) with check (true);

-- The administrator who confirms a transfer counts it, once.
grant select, insert on bank_references to admin;
grant select on bank_references to system;
create policy references_are_read on bank_references for select to admin, system using (true);
create policy staff_counts_transfers on bank_references for insert to admin with check (true);
