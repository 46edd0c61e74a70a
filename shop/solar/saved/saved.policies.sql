grant select, insert, update, delete on saved_calculations to customer, admin, system;

create policy everyone_keeps_own_calculations on saved_calculations for all to customer, admin
  using (is_me(user_id)) with check (is_me(user_id));
create policy the_shop_keeps_calculations on saved_calculations for all to system
  using (true) with check (true);
