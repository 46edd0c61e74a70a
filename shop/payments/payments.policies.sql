-- Every method is public: old orders name closed ones too. None is removed; the owner adds transfers and renames them.
grant select on payment_methods to anon, customer, admin, system;
grant insert, update (name, instructions_es, instructions_en) on payment_methods to admin, system;
create policy everyone_sees_methods on payment_methods for select to anon, customer, admin, system using (true);
create policy staff_adds_transfers on payment_methods for insert to admin, system with check (kind = 'manual');
create policy staff_renames_transfers on payment_methods for update to admin, system
  using (kind = 'manual') with check (kind = 'manual');

-- Visitors see which methods are open; the recipient is shown only with an order to pay.
grant select (method, is_active, destinations, least_amount, most_amount) on payment_method_settings to anon, customer;
grant select, insert, update on payment_method_settings to admin, system;

create policy everyone_sees_open_methods on payment_method_settings for select to anon, customer using (is_active);
create policy staff_sets_methods on payment_method_settings for all to admin, system using (true) with check (true);
create policy a_transfer_goes_to_somebody on payment_method_settings as restrictive for insert to admin, system
  with check (goes_to_somebody(method, is_active, details));
create policy a_changed_transfer_goes_to_somebody on payment_method_settings as restrictive for update to admin, system
  using (true) with check (goes_to_somebody(method, is_active, details));

-- The ledger is append-only for every role.
grant select, insert on payments to admin, system;
create policy the_ledger_is_written_once on payments for select to admin, system using (true);
create policy the_ledger_grows on payments for insert to system with check (true);
create policy staff_notes_in_the_own_name on payments for insert to admin
  with check (is_manual_transfer(provider) and is_me(noted_by));

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
-- Only to forget whose a proof was.
grant update (sender_name) on zelle_proofs to system;

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

-- A part's link opens only what the shop says of it: nobody but staff and the shop reads these rows.
grant select on order_parts, part_payments to admin;
grant select, insert, update on order_parts, part_payments to system;
create policy staff_sees_parts on order_parts for select to admin using (true);
create policy the_shop_keeps_parts on order_parts for all to system using (true) with check (true);
create policy staff_sees_part_payments on part_payments for select to admin using (true);
create policy the_shop_keeps_part_payments on part_payments for all to system using (true) with check (true);
grant select, update (first_by, first_at, first_reference, first_amount_cents) on part_transfers to admin;
grant select, insert, update on part_transfers to system;
create policy staff_sees_part_transfers on part_transfers for select to admin using (true);
create policy staff_looks_in_the_own_name on part_transfers for update to admin
  using (true) with check (first_by is null or is_me(first_by));
create policy the_shop_keeps_part_transfers on part_transfers for all to system using (true) with check (true);
