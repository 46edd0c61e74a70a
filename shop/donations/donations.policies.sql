-- Whoever gives needs no account: the shop itself writes what was given and opens it by its link.
grant select, update on donations to admin;
grant select, insert, update on donations to system;
create policy staff_decides_on_donations on donations for all to admin using (true) with check (true);
create policy the_shop_keeps_donations on donations for all to system using (true) with check (true);

-- History and ledger are written once and never again, by nobody.
grant select, insert on donation_changes to admin, system;
create policy donation_history_is_read on donation_changes for select to admin, system using (true);
create policy the_shop_adds_donation_history on donation_changes for insert to system with check (true);
create policy staff_adds_donation_history on donation_changes for insert to admin with check (is_me(by_user));

grant select, insert on donation_entries to admin;
grant select on donation_entries to system;
create policy donation_money_is_read on donation_entries for select to admin, system using (true);
create policy staff_notes_donations_in_the_own_name on donation_entries for insert to admin with check (is_me(noted_by));
