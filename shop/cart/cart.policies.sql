grant select, insert on shared_carts to anon, customer;
grant select, insert, delete on shared_carts to admin, system;

-- A cart is visible only to a transaction that has set its complete token before.
create policy who_has_the_link_opens_the_cart on shared_carts for select to anon, customer
  using (token = current_setting('shop.cart_token', true) and created_at > now() - interval '90 days');
create policy everyone_shares_a_cart on shared_carts for insert to anon, customer
  with check (created_at > now() - interval '1 minute' and created_at <= now());
create policy staff_keeps_shared_carts on shared_carts for all to admin, system using (true) with check (true);
