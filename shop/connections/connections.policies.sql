grant select, insert, update, delete on connection_settings to admin, system;

create policy staff_connects_the_shop on connection_settings for all to admin, system using (true) with check (true);
