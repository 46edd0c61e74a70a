-- The public cannot list codes: a visitor who enters a code sees that one.
grant select on coupons to anon, customer;
grant select, insert, update, delete on coupons to admin, system;

create policy whoever_names_a_code_sees_its_coupon on coupons for select to anon, customer
  using (is_active and code = current_setting('shop.coupon_code', true));
create policy staff_keeps_coupons on coupons for all to admin, system using (true) with check (true);
