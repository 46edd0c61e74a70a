create table payment_method_settings (
  method text primary key check (method in ('paypal', 'zelle')),
  is_active boolean not null default false,
  destinations text[] not null default '{usa,cuba}' check (destinations <@ array['usa', 'cuba']),
  least_amount numeric(12,2) not null default 0 check (least_amount >= 0),
  most_amount numeric(12,2) check (most_amount > 0),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  updated_at timestamptz not null default now(),
  constraint payment_method_settings_zelle_goes_to_somebody check (
    method <> 'zelle' or not is_active
      or (coalesce(details->>'recipient', '') <> '' and coalesce(details->>'registered_name', '') <> '')
  )
);
comment on table payment_method_settings is 'The payment methods the owner accepts; a method without a row is off.';
comment on column payment_method_settings.details is 'Of Zelle: recipient, registered_name, second_person_above.';
alter table payment_method_settings enable row level security;
alter table payment_method_settings force row level security;

create table payments (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id),
  provider text not null check (provider in ('paypal', 'zelle')),
  kind text not null check (kind in ('capture', 'refund')),
  provider_id text not null check (length(provider_id) between 1 and 100),
  amount_cents bigint not null check (amount_cents > 0),
  fee_cents bigint not null default 0 check (fee_cents >= 0),
  note text not null default '' check (length(note) <= 500),
  noted_by uuid,
  at timestamptz not null,
  constraint payments_are_counted_once unique (provider, kind, provider_id)
);
comment on table payments is 'Append-only: every cent that came and every cent that went back.';
comment on column payments.provider_id is 'The capture or refund at PayPal; for Zelle the reference of the bank.';
create index payments_of_order on payments (order_id, id);
create index payments_by_time on payments (at);
alter table payments enable row level security;
alter table payments force row level security;

create table paypal_orders (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  paypal_order_id text constraint paypal_orders_are_known_once unique,
  amount_cents bigint not null check (amount_cents > 0),
  state text not null default 'creating'
    check (state in ('creating', 'open', 'capturing', 'review', 'captured', 'closed')),
  approve_link text not null default '',
  capture_tries integer not null default 0 check (capture_tries >= 0),
  screened_name text not null default '',
  last_issue text not null default '',
  created_at timestamptz not null,
  checks integer not null default 0 check (checks >= 0),
  next_check_at timestamptz not null,
  constraint paypal_orders_are_named_when_open check (state in ('creating', 'closed') or paypal_order_id is not null)
);
comment on table paypal_orders is 'One attempt to pay at PayPal; its id is the idempotency key of the request.';
comment on column paypal_orders.next_check_at is 'When a process may ask PayPal about it; during a request, when another process may take over.';
create index paypal_orders_of_order on paypal_orders (order_id, created_at desc);
create unique index paypal_orders_one_at_a_time on paypal_orders (order_id)
  where state in ('creating', 'open', 'capturing', 'review');
create index paypal_orders_to_check on paypal_orders (next_check_at) where state in ('open', 'capturing', 'review');
alter table paypal_orders enable row level security;
alter table paypal_orders force row level security;

create table paypal_events (
  id text primary key check (length(id) between 1 and 100),
  event_type text not null,
  handled_at timestamptz not null
);
comment on table paypal_events is 'Handled webhooks of PayPal; a repeated one changes nothing.';
create index paypal_events_by_age on paypal_events (handled_at);
alter table paypal_events enable row level security;
alter table paypal_events force row level security;

create table refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  capture_id text not null,
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null check (length(reason) between 1 and 500),
  state text not null default 'asked' check (state in ('asked', 'pending', 'done', 'failed')),
  provider_id text not null default '',
  last_issue text not null default '',
  asked_by uuid,
  asked_at timestamptz not null,
  checks integer not null default 0 check (checks >= 0),
  next_check_at timestamptz not null
);
comment on table refunds is 'Refunds requested from PayPal; the money that was returned is in payments.';
create index refunds_of_order on refunds (order_id, asked_at);
create index refunds_to_check on refunds (next_check_at) where state in ('asked', 'pending');
alter table refunds enable row level security;
alter table refunds force row level security;

create table zelle_payments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid,
  amount numeric(12,2) not null check (amount > 0),
  zelle_recipient text not null,
  registered_name text not null,
  memo_reference text not null unique,
  payment_status text not null,
  order_id uuid not null unique references orders (id),
  opened_at timestamptz not null,
  asked_again text not null default '' check (length(asked_again) <= 500),
  first_by uuid,
  first_at timestamptz,
  first_reference text,
  first_amount numeric(12,2) check (first_amount > 0),
  decided_by uuid,
  decided_at timestamptz,
  constraint zelle_payments_first_look_is_whole check (num_nulls(first_by, first_at, first_reference, first_amount) in (0, 4))
);
comment on table zelle_payments is 'The Zelle payment awaited for an order; payment_status follows the order.';
comment on column zelle_payments.first_by is 'The administrator who first confirmed a large amount; another one must confirm it too.';
create index zelle_payments_of_customer on zelle_payments (user_id);
create index zelle_payments_by_state on zelle_payments (payment_status, opened_at);
alter table zelle_payments enable row level security;
alter table zelle_payments force row level security;

create table zelle_proofs (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  file_name text not null unique,
  image_hash text not null check (image_hash ~ '^[0-9a-f]{64}$'),
  sender_name text not null check (length(sender_name) <= 120),
  bank_confirmation text not null check (length(bank_confirmation) <= 60),
  sent_amount numeric(12,2) check (sent_amount > 0),
  paid_on date,
  uploaded_at timestamptz not null,
  constraint zelle_proofs_come_once_per_order unique (order_id, image_hash)
);
comment on table zelle_proofs is 'Screenshots as uploaded, without camera and location data; none proves a payment.';
create index zelle_proofs_by_image on zelle_proofs (image_hash);
create index zelle_proofs_by_confirmation on zelle_proofs (bank_confirmation) where bank_confirmation <> '';
alter table zelle_proofs enable row level security;
alter table zelle_proofs force row level security;

create table bank_references (
  reference text primary key check (length(reference) between 1 and 100),
  used_for text not null check (used_for in ('order', 'donation')),
  at timestamptz not null
);
comment on table bank_references is 'Transfers confirmed at the bank: each counts once, for an order or for a donation.';
alter table bank_references enable row level security;
alter table bank_references force row level security;
