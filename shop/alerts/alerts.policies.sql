-- Visitors reach an alert only by the signed link of an e-mail, which the system role checks.
grant select, insert, update, delete on availability_alerts to system;
grant select, delete, update (notified_at) on availability_alerts to admin;

create policy the_shop_keeps_alerts on availability_alerts for all to system using (true) with check (true);
create policy staff_sees_who_waits on availability_alerts for all to admin using (true) with check (true);
