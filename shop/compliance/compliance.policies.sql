-- Lists are read by the system role on behalf of every user: no user can read their entries.
grant select on screening_lists, listed_names, list_downloads to admin;
grant select, insert, update, delete on screening_lists, listed_names, list_downloads to system;

create policy staff_sees_lists on screening_lists for select to admin using (true);
create policy the_shop_keeps_lists on screening_lists for all to system using (true) with check (true);
create policy staff_sees_listed_names on listed_names for select to admin using (true);
create policy the_shop_keeps_listed_names on listed_names for all to system
  using (true) with check (true);
create policy staff_sees_downloads on list_downloads for select to admin using (true);
create policy the_shop_keeps_downloads on list_downloads for all to system
  using (true) with check (true);

-- Placing an order inserts these rows; they are never changed, and buyers do not read them.
grant insert on compliance_scans, order_declarations to anon, customer;
grant select, insert on compliance_scans, order_declarations to admin, system;

create policy orders_leave_scans on compliance_scans for insert to anon, customer, admin, system
  with check (true);
create policy staff_reads_scans on compliance_scans for select to admin, system using (true);
create policy orders_leave_declarations on order_declarations for insert
  to anon, customer, admin, system with check (true);
create policy staff_reads_declarations on order_declarations for select to admin, system using (true);

-- Signed declarations are never changed or deleted; a later text replaces them.
grant select on declaration_versions to anon, customer;
grant select, insert on declaration_versions to admin, system;

create policy everyone_reads_what_is_signed on declaration_versions for select
  to anon, customer, admin, system using (true);
create policy staff_publishes_in_the_own_name on declaration_versions for insert to admin
  with check (is_me(by_user));
create policy the_shop_publishes on declaration_versions for insert to system
  with check (by_user is null);
