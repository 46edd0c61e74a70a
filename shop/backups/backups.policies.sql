grant select on backup_runs to admin;
grant select, insert, update, delete on backup_runs to system;

create policy staff_sees_backups on backup_runs for select to admin using (true);
create policy the_shop_notes_backups on backup_runs for all to system using (true) with check (true);
