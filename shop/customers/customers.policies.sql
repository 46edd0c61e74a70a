-- Staff notes in the own name; what is noted is only ever removed whole.
grant select, insert, delete on customer_notes to admin;
create policy staff_reads_notes_about_customers on customer_notes for select to admin using (true);
create policy staff_notes_about_customers_in_the_own_name on customer_notes for insert to admin
  with check (is_me(noted_by));
create policy staff_removes_notes_about_customers on customer_notes for delete to admin using (true);
grant select, delete on customer_notes to system;
create policy the_shop_removes_notes_of_erased_accounts on customer_notes for all to system
  using (true) with check (true);
