-- Entries are never changed or removed; staff writes entries in its own name only.
grant select, insert on audit_entries to admin, system;

create policy staff_reads_the_audit on audit_entries for select to admin, system using (true);
create policy staff_notes_in_the_own_name on audit_entries for insert to admin
  with check (by_role = 'admin' and is_me(by_user));
create policy the_shop_notes on audit_entries for insert to system
  with check (by_role = 'system' and by_user is null);
