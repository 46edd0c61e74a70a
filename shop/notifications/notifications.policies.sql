grant select, insert, update on staff_notifications to admin;
grant select, insert, update, delete on staff_notifications to system;

create policy staff_decides_who_is_notified on staff_notifications for all to admin, system
  using (true) with check (true);
