-- Donors need no account: the system stores a donation and opens it by its link.
grant select, update on donations to admin;
grant select, insert, update on donations to system;
grant select (id, memo, cause, amount_cents, state, method, donated_at, user_id) on donations to customer;
create policy a_customer_sees_own_donations on donations for select to customer using (is_me(user_id));
create policy staff_decides_on_donations on donations for all to admin using (true) with check (true);
create policy the_shop_keeps_donations on donations for all to system using (true) with check (true);

-- History and ledger are append-only for every role.
grant select, insert on donation_changes to admin, system;
create policy donation_history_is_read on donation_changes for select to admin, system using (true);
create policy the_shop_adds_donation_history on donation_changes for insert to system with check (true);
create policy staff_adds_donation_history on donation_changes for insert to admin with check (is_me(by_user));

-- Administrators record what they confirmed at the bank, the system what a provider reports.
grant select, insert on donation_entries to admin, system;
create policy donation_money_is_read on donation_entries for select to admin, system using (true);
create policy staff_notes_donations_in_the_own_name on donation_entries for insert to admin
  with check (is_manual_transfer(provider) and is_me(noted_by));
create policy the_shop_notes_what_providers_report on donation_entries for insert to system
  with check (not is_manual_transfer(provider) and noted_by is null);

grant select on donation_payments to admin;
grant select, insert, update on donation_payments to system;
create policy staff_sees_donation_payments on donation_payments for select to admin using (true);
create policy the_shop_keeps_donation_payments on donation_payments for all to system using (true) with check (true);
