grant select on site_settings to anon, customer;
grant select, insert, update, delete on site_settings to admin, system;

create policy everyone_reads_settings on site_settings for select to anon, customer, admin, system using (true);
create policy staff_writes_settings on site_settings for all to admin, system using (true) with check (true);
