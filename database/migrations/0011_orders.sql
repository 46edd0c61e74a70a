create table orders (
  id uuid primary key default gen_random_uuid(),
  order_number text not null constraint orders_number_is_unique unique
    constraint orders_number_is_an_order_number check (order_number ~ '^GS(-[0-9A-HJKMNP-TV-Z]{4}){3}$'),
  user_id uuid,
  attempt_key text not null constraint orders_attempt_is_unique unique
    check (attempt_key ~ '^[A-Za-z0-9_-]{16,64}$'),
  attempt_hash text not null,
  locale text not null check (locale in ('es', 'en')),
  destination text not null check (destination in ('usa', 'cuba')),
  payment_method text not null check (payment_method in ('paypal', 'zelle')),
  payment_status text not null,
  compliance_status text not null,
  delivery_status text not null,
  buyer jsonb not null check (jsonb_typeof(buyer) = 'object'),
  buyer_email text not null,
  recipient jsonb not null check (jsonb_typeof(recipient) = 'object'),
  identity_sealed text,
  shows_prices boolean not null default false,
  link_version integer not null default 1 check (link_version > 0),
  coupon_code text,
  subtotal_cents bigint not null check (subtotal_cents >= 0),
  shipping_cents bigint not null check (shipping_cents >= 0),
  agency_fee_cents bigint not null check (agency_fee_cents >= 0),
  tax_cents bigint not null check (tax_cents >= 0),
  installation_cents bigint not null check (installation_cents >= 0),
  discount_cents bigint not null check (discount_cents >= 0),
  total_cents bigint not null check (total_cents >= 0),
  tariff jsonb not null check (jsonb_typeof(tariff) = 'object'),
  delivery_window jsonb,
  is_signed boolean not null default false,
  export_basis text check (export_basis in ('SCP', 'GFT', 'LICENSE')),
  export_filing text not null default '',
  carrier text not null default '',
  tracking_code text not null default '',
  placed_at timestamptz not null,
  pay_by timestamptz,
  paid_at timestamptz,
  closed_at timestamptz,
  constraint orders_add_up check (
    total_cents = subtotal_cents + shipping_cents + agency_fee_cents + tax_cents
      + installation_cents - discount_cents
  )
);
comment on table orders is 'What was bought, with the prices, texts and tariff of its day. Its sums never change.';
comment on column orders.attempt_key is 'One per attempt to order: the same attempt is the same order.';
comment on column orders.attempt_hash is 'What the attempt asked for; the same key with another wish is refused.';
comment on column orders.identity_sealed is 'The recipient''s carné de identidad, encrypted by the application.';
comment on column orders.pay_by is 'Unpaid after this the order expires; null where nothing is waited for.';
comment on column orders.closed_at is 'Since when the order will not be delivered: its stock and its coupon''s use went back.';
create index orders_of_customer on orders (user_id, placed_at desc);
create index orders_newest on orders (placed_at desc);
create index orders_to_expire on orders (pay_by) where pay_by is not null;
create index orders_by_buyer on orders (lower(buyer_email), placed_at desc);
alter table orders enable row level security;
alter table orders force row level security;

create table order_lines (
  order_id uuid not null references orders (id),
  position integer not null,
  product_id uuid not null,
  sku text not null,
  name_es text not null,
  name_en text not null,
  quantity integer not null check (quantity between 1 and 999),
  unit_price_cents bigint not null check (unit_price_cents >= 0),
  unit_equipment_cents bigint not null check (unit_equipment_cents >= 0),
  unit_freight_cents bigint not null check (unit_freight_cents >= 0),
  unit_delivery_cents bigint not null check (unit_delivery_cents >= 0),
  unit_sell_cents bigint check (unit_sell_cents >= 0),
  unit_cost_cents bigint check (unit_cost_cents >= 0),
  weight_lbs numeric(10,2),
  amount_cents bigint not null,
  primary key (order_id, position),
  constraint order_lines_one_line_per_product unique (order_id, product_id),
  constraint order_lines_add_up check (
    amount_cents = unit_price_cents * quantity
      and unit_price_cents = unit_equipment_cents + unit_freight_cents + unit_delivery_cents
  )
);
comment on table order_lines is 'One product of an order as it was sold; unit price = equipment + freight + delivery.';
comment on column order_lines.unit_sell_cents is 'The product''s selling price that day, before what brings it to Cuba.';
comment on column order_lines.unit_cost_cents is 'What the product cost the shop that day; never shown to a customer.';
create index order_lines_of_product on order_lines (product_id);
alter table order_lines enable row level security;
alter table order_lines force row level security;

create table order_changes (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id),
  axis text not null check (axis in ('payment', 'compliance', 'delivery', 'note')),
  from_state text not null default '',
  to_state text not null default '',
  reason text not null default '' check (length(reason) <= 2000),
  by_role text not null check (by_role in ('anon', 'customer', 'admin', 'system')),
  by_user uuid,
  changed_at timestamptz not null
);
comment on table order_changes is 'Append-only: what happened to an order, when, by whom and why.';
create index order_changes_of_order on order_changes (order_id, id);
alter table order_changes enable row level security;
alter table order_changes force row level security;

create table stock_movements (
  id bigint generated always as identity primary key,
  product_id uuid not null references products (id) on delete cascade,
  order_id uuid,
  kind text not null check (kind in ('reserved', 'returned', 'corrected')),
  quantity integer not null check (quantity <> 0),
  moved_at timestamptz not null,
  constraint stock_moves_once_per_order unique (order_id, product_id, kind),
  constraint stock_movements_have_a_sign check (
    case kind when 'reserved' then quantity < 0 when 'returned' then quantity > 0 else true end
  )
);
comment on table stock_movements is 'Append-only: why stock_quantity is what it is. An order takes once and gives back once.';
create index stock_movements_of_product on stock_movements (product_id, id);
alter table stock_movements enable row level security;
alter table stock_movements force row level security;
