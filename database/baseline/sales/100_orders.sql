create function order_words(order_number text, buyer jsonb, recipient jsonb, tracking_code text) returns text
  language sql immutable parallel safe
  as $$ select public.fold(concat_ws(' ', order_number, buyer->>'name', buyer->>'email', buyer->>'phone',
    recipient->>'givenNames', recipient->>'firstSurname', recipient->>'secondSurname', recipient->>'phone',
    tracking_code)) $$;
comment on function order_words is 'What staff search an order by: its number, buyer, recipient and tracking code.';

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
  received_by text not null default '' check (length(received_by) <= 200),
  constraint orders_add_up check (
    total_cents = subtotal_cents + shipping_cents + agency_fee_cents + tax_cents
      + installation_cents - discount_cents
  )
);
comment on table orders is 'Orders with the prices, texts and tariff of their day. Their sums never change.';
comment on column orders.attempt_key is 'One per submission of the checkout: sent twice it is the same order.';
comment on column orders.attempt_hash is 'Hash of the submitted input; the same key with different input is refused.';
comment on column orders.identity_sealed is 'The recipient''s carné de identidad, encrypted by the application.';
comment on column orders.pay_by is 'An unpaid order expires after this; null where no payment is awaited.';
comment on column orders.closed_at is 'Since when the order will not be delivered: its stock and its use of the coupon were returned.';
comment on column orders.received_by is 'Who received the order at the door, as the carrier recorded it.';
create index orders_of_customer on orders (user_id, placed_at desc);
create index orders_to_expire on orders (pay_by) where pay_by is not null;
create index orders_by_buyer on orders (lower(buyer_email), placed_at desc);
create index orders_by_closing on orders (closed_at) where paid_at is not null and closed_at is not null;
-- the words of new orders are collected in the pending list, which a search reads too, until a job merges them
create index orders_by_words on orders using gin
  (order_words(order_number, buyer, recipient, tracking_code) gin_trgm_ops) with (gin_pending_list_limit = 65536);
create index orders_newest on orders (placed_at desc, id desc);
create index orders_by_payment_state on orders (payment_status, placed_at desc, id desc);
create index orders_by_compliance_state on orders (compliance_status, placed_at desc, id desc);
create index orders_by_delivery_state on orders (delivery_status, placed_at desc, id desc);
create index orders_by_province on orders ((recipient->'address'->>'provinceCode'), placed_at desc, id desc);
create index orders_on_the_way on orders (placed_at desc, id desc)
  where payment_status = 'paid' and delivery_status not in ('delivered', 'returned', 'cancelled');
create index orders_by_destination on orders (destination, placed_at desc, id desc);
create index orders_by_method on orders (payment_method, placed_at desc, id desc);
-- the accounting of a year reads these two indexes instead of every page of its orders and their lines
create index orders_by_payment on orders (paid_at)
  include (id, destination, payment_method, total_cents, tax_cents, subtotal_cents, discount_cents,
    shipping_cents, agency_fee_cents, installation_cents, closed_at)
  where paid_at is not null;
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
comment on column order_lines.unit_sell_cents is 'The selling price of the product that day, before freight and delivery to Cuba.';
comment on column order_lines.unit_cost_cents is 'What the product cost the shop that day; never shown to a customer.';
create index order_lines_of_product on order_lines (product_id);
create index order_lines_sums on order_lines (order_id)
  include (quantity, unit_equipment_cents, unit_freight_cents, unit_delivery_cents, unit_sell_cents, unit_cost_cents);
alter table order_lines enable row level security;
alter table order_lines force row level security;

create table order_changes (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id),
  axis text not null check (axis in ('payment', 'compliance', 'delivery', 'note')),
  from_state text not null default '',
  to_state text not null default '',
  code text not null default 'note' check (code ~ '^[a-z_]{1,40}$'),
  details jsonb not null default '{}'
    check (jsonb_typeof(details) = 'object' and length(details::text) <= 2000),
  reason text not null default '' check (length(reason) <= 2000),
  by_role text not null check (by_role in ('anon', 'customer', 'admin', 'system')),
  by_user uuid,
  changed_at timestamptz not null
);
comment on table order_changes is 'Append-only: what happened to an order, when, by whom and why.';
comment on column order_changes.code is 'The kind of a change made by the shop; note for free text of a user.';
comment on column order_changes.details is 'Data specific to the change: a reference, a method, a date; read with its code.';
comment on column order_changes.reason is 'The reason as entered by the user who decided; empty without one.';
create index order_changes_of_order on order_changes (order_id, id);
alter table order_changes enable row level security;
alter table order_changes force row level security;

create table order_delays (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  window_from timestamptz,
  window_to timestamptz,
  reason text not null check (length(reason) between 1 and 1000),
  silence text not null check (silence in ('accepts', 'cancels')),
  sent_by uuid,
  sent_at timestamptz not null,
  answer_by timestamptz not null,
  answer text check (answer in ('accepted', 'cancelled', 'moot')),
  answered_at timestamptz,
  was_silent boolean not null default false,
  constraint order_delays_windows_are_whole check (
    num_nulls(window_from, window_to) in (0, 2) and window_from <= window_to
  ),
  constraint order_delays_answers_are_whole check (num_nulls(answer, answered_at) in (0, 2)),
  constraint order_delays_without_a_date_need_an_answer check (window_to is not null or silence = 'cancels')
);
comment on table order_delays is 'Notices of 16 CFR 435: the order is late, and the buyer agrees to wait or is refunded. Answered once.';
comment on column order_delays.silence is 'The outcome without an answer until answer_by, as the e-mail states it.';
create index order_delays_of_order on order_delays (order_id, sent_at desc);
create unique index order_delays_one_question_at_a_time on order_delays (order_id) where answer is null;
create index order_delays_to_close on order_delays (answer_by) where answer is null;
alter table order_delays enable row level security;
alter table order_delays force row level security;

create table staff_attempts (
  attempt_key text primary key check (attempt_key ~ '^[A-Za-z0-9_-]{16,64}$'),
  order_id uuid not null references orders (id),
  by_user uuid not null,
  at timestamptz not null
);
comment on table staff_attempts is 'Forms that staff submitted for an order: the same form sent twice acts once.';
alter table staff_attempts enable row level security;
alter table staff_attempts force row level security;

create table hold_steps (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id),
  step text not null check (step in ('asked', 'escalated')),
  reason text not null check (length(reason) between 1 and 1000),
  by_user uuid not null,
  at timestamptz not null
);
comment on table hold_steps is 'Append-only: what was done about a hold before it was decided. After an escalation 10 business days run (31 CFR 501.603).';
create index hold_steps_of_order on hold_steps (order_id, id);
alter table hold_steps enable row level security;
alter table hold_steps force row level security;

create table order_pictures (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  kind text not null check (kind in ('delivery', 'damage')),
  file_name text not null unique check (length(file_name) between 1 and 100),
  image_hash text not null check (image_hash ~ '^[0-9a-f]{64}$'),
  added_by uuid,
  added_at timestamptz not null,
  constraint order_pictures_come_once unique (order_id, kind, image_hash),
  constraint order_pictures_of_delivery_are_staffs check (kind = 'damage' or added_by is not null)
);
comment on table order_pictures is 'Photos of an order: of the delivery by staff, of damage by the buyer; re-encoded without camera and location data.';
create index order_pictures_of_order on order_pictures (order_id, added_at);
alter table order_pictures enable row level security;
alter table order_pictures force row level security;

create table damage_reports (
  order_id uuid primary key references orders (id),
  told text not null check (length(told) between 1 and 1000),
  reported_at timestamptz not null,
  answer text not null default '' check (length(answer) <= 1000),
  answered_by uuid,
  answered_at timestamptz,
  constraint damage_reports_answers_are_whole check (num_nulls(answered_by, answered_at) in (0, 2))
);
comment on table damage_reports is 'Damaged or missing items, reported within 48 hours of the delivery.';
create index damage_reports_open on damage_reports (reported_at) where answered_at is null;
alter table damage_reports enable row level security;
alter table damage_reports force row level security;
