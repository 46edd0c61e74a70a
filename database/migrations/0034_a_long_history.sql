-- What is under way, new or looked for is found without reading all that ever was.

create index orders_on_the_way on orders (placed_at desc, id desc)
  where payment_status = 'paid' and delivery_status not in ('delivered', 'returned', 'cancelled');
create index orders_by_destination on orders (destination, placed_at desc, id desc);
create index orders_by_method on orders (payment_method, placed_at desc, id desc);
create index zelle_payments_by_state on zelle_payments (payment_status, opened_at);
create index users_newest on users (created_at desc, id);
create index users_by_parts on users using gin (email gin_trgm_ops, fold(name) gin_trgm_ops);
create index audit_entries_of_area on audit_entries (area, id desc);
create index audit_entries_by_parts_of_subject on audit_entries using gin (subject gin_trgm_ops);

-- The books of a year read these instead of every page of its orders and their lines.
drop index orders_by_payment;
create index orders_by_payment on orders (paid_at)
  include (id, destination, payment_method, total_cents, tax_cents, subtotal_cents, discount_cents,
    shipping_cents, agency_fee_cents, installation_cents, closed_at)
  where paid_at is not null;
create index order_lines_sums on order_lines (order_id)
  include (quantity, unit_equipment_cents, unit_freight_cents, unit_delivery_cents, unit_sell_cents, unit_cost_cents);
