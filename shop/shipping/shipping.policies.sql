grant select on shipping_settings to anon, customer;
grant select, insert, update, delete on shipping_settings to admin, system;

create policy everyone_reads_the_active_tariff on shipping_settings for select to anon, customer using (is_active);
create policy staff_keeps_the_tariffs on shipping_settings for all to admin, system using (true) with check (true);

grant select on province_services to anon, customer;
grant select, insert, update, delete on province_services to admin, system;

create policy everyone_reads_how_provinces_are_served on province_services for select to anon, customer using (true);
create policy staff_keeps_how_provinces_are_served on province_services for all to admin, system
  using (true) with check (true);
