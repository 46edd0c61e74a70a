-- A text that has been in force is never changed or deleted; a later one replaces it.
grant select on legal_versions to anon, customer;
grant select, insert on legal_versions to admin, system;

create policy everyone_reads_texts_in_force on legal_versions for select to anon, customer
  using (effective_on <= (now() at time zone 'America/Havana')::date);
create policy staff_reads_every_text on legal_versions for select to admin, system using (true);
create policy staff_publishes_in_the_own_name on legal_versions for insert to admin with check (is_me(by_user));
create policy the_shop_publishes on legal_versions for insert to system with check (by_user is null);
