-- The cost of an order and the recipient's encrypted identity document are never readable by customers.
grant select (
  id, order_number, user_id, locale, destination, payment_method, payment_status, compliance_status,
  delivery_status, buyer, buyer_email, recipient, shows_prices, link_version, coupon_code,
  subtotal_cents, shipping_cents, agency_fee_cents, tax_cents, installation_cents, discount_cents, delivery_saving_cents, logistics_cents,
  total_cents, tariff, delivery_window, is_signed, export_basis, export_filing, carrier, tracking_code, received_by,
  placed_at, pay_by, paid_at, closed_at, items_until, items_released_at
) on orders to customer;
grant select, insert, update on orders to admin, system;
grant select (
  order_id, position, product_id, sku, name_es, name_en, quantity, unit_price_cents,
  unit_equipment_cents, unit_freight_cents, unit_delivery_cents, weight_lbs, amount_cents
) on order_lines to customer;
grant select on order_lines to admin;
grant select, insert on order_lines to system;
grant select, insert on order_changes to admin, system;

create policy a_customer_sees_own_orders on orders for select to customer
  using (user_id::text = current_setting('shop.actor_id', true));
create policy staff_keeps_orders on orders for all to admin, system using (true) with check (true);

create policy a_customer_sees_lines_of_own_orders on order_lines for select to customer
  using (exists (select from orders where orders.id = order_lines.order_id));
create policy staff_reads_lines on order_lines for select to admin using (true);
create policy the_shop_writes_lines_once on order_lines for all to system using (true) with check (true);

create policy staff_reads_and_adds_changes on order_changes for all to admin, system
  using (true) with check (true);
-- What happened is never rewritten; whose address or telephone it was is erased with the person.
grant update (details) on order_changes to system;
create policy contacts_are_erased_from_changes on order_changes as restrictive for update to system
  using (code in ('recipient_corrected', 'email_resent_to')) with check (details = '{}' or details->>'to' = '—');

grant select, insert on order_delays to admin;
grant select, insert, update on order_delays to system;
create policy staff_sees_delays on order_delays for select to admin using (true);
create policy staff_tells_of_delays_in_the_own_name on order_delays for insert to admin with check (is_me(sent_by));
create policy the_shop_keeps_delays on order_delays for all to system using (true) with check (true);

-- Staff actions are recorded under the administrator's own id and never changed.
grant select, insert on staff_attempts, hold_steps to admin;
grant select, insert on staff_attempts to system;
grant select on hold_steps to system;
create policy attempts_are_read on staff_attempts for select to admin, system using (true);
create policy staff_attempts_in_the_own_name on staff_attempts for insert to admin with check (is_me(by_user));
create policy the_shop_attempts_for_staff on staff_attempts for insert to system with check (true);
create policy steps_are_read on hold_steps for select to admin, system using (true);
create policy staff_adds_steps_in_the_own_name on hold_steps for insert to admin with check (is_me(by_user));

-- Photos are never changed; access by an order's link is checked by the system role.
grant select, insert on order_pictures to admin, system;
create policy staff_and_shop_see_pictures on order_pictures for select to admin, system using (true);
create policy staff_adds_pictures_in_the_own_name on order_pictures for insert to admin
  with check (kind = 'delivery' and is_me(added_by));
create policy the_shop_keeps_pictures_of_damage on order_pictures for insert to system
  with check (kind = 'damage' and added_by is null);

grant select, update (answer, answered_by, answered_at) on damage_reports to admin;
grant select, insert on damage_reports to system;
create policy staff_sees_damage on damage_reports for select to admin using (true);
create policy staff_answers_in_the_own_name on damage_reports for update to admin
  using (true) with check (is_me(answered_by));
create policy the_shop_notes_damage on damage_reports for all to system using (true) with check (true);

revoke execute on function index_words_of_orders from public;
grant execute on function index_words_of_orders to system;

-- Orders are counted by the shop; who is refused and let through is staff's to see.
grant select, insert, delete on order_origins to system;
grant select, insert, update, delete on order_refusals to system;
grant select on order_refusals to admin;
grant select, insert, update on order_passes to admin;
grant select, delete on order_passes to system;
create policy the_shop_counts_orders on order_origins for all to system using (true) with check (true);
create policy the_shop_counts_refused_orders on order_refusals for all to system using (true) with check (true);
create policy staff_sees_refused_orders on order_refusals for select to admin using (true);
create policy staff_sees_and_ends_passes on order_passes for all to admin using (true) with check (true);
create policy staff_passes_in_the_own_name on order_passes as restrictive for insert to admin
  with check (is_me(created_by));
create policy the_shop_reads_passes on order_passes for select to system using (true);
create policy the_shop_deletes_old_passes on order_passes for delete to system using (true);
