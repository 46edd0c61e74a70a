grant select on backup_runs to admin;
grant select, insert, update, delete on backup_runs, backup_requests to system;
grant select, insert on backup_requests to admin;

create policy staff_sees_backups on backup_runs for select to admin using (true);
create policy the_shop_notes_backups on backup_runs for all to system using (true) with check (true);

create policy staff_asks_for_backups on backup_requests for select to admin using (true);
create policy staff_leaves_a_request on backup_requests for insert to admin with check (taken_at is null);
create policy the_shop_takes_requests on backup_requests for all to system using (true) with check (true);
