grant select, insert, update on staff_notifications to admin;
grant select, insert, update, delete on staff_notifications to system;

create policy staff_decides_who_is_notified on staff_notifications for all to admin, system
  using (true) with check (true);

grant select, insert, delete on push_devices to admin;
grant select, insert, update, delete on push_devices to system;

create policy staff_has_devices on push_devices for all to admin
  using (is_me(user_id)) with check (is_me(user_id));
create policy the_shop_writes_to_devices on push_devices for all to system using (true) with check (true);
