-- An order may be divided: each part is paid by itself, and the order is paid once all of them are.
create table order_parts (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  number integer not null check (number between 1 and 20),
  name text not null check (length(name) <= 60),
  amount_cents bigint not null check (amount_cents > 0),
  payer_name text not null default '' check (length(payer_name) <= 120),
  payer_country text not null default '' check (length(payer_country) <= 2),
  screened_name text not null default '' check (length(screened_name) <= 200),
  disputed text not null default '' check (length(disputed) <= 100),
  is_settled boolean not null default false,
  unique (order_id, number)
);
comment on table order_parts is 'The parts in which relatives pay one order; their amounts add up to its total.';
comment on column order_parts.name is 'As the buyer typed it; empty shows its number.';
comment on column order_parts.payer_name is 'Who said that they pay it; screened before any money moves.';
comment on column order_parts.screened_name is 'The payer for whom the order was held; not held again once staff released it.';
comment on column order_parts.disputed is 'The dispute at its provider; such a part is not paid until it is closed.';
comment on column order_parts.is_settled is 'Nothing of it has to be returned any more: the job passes it over.';
create index order_parts_to_settle on order_parts (order_id) where not is_settled;
alter table order_parts enable row level security;
alter table order_parts force row level security;

create table part_payments (
  id uuid primary key default gen_random_uuid(),
  part_id uuid not null references order_parts (id),
  provider text not null references payment_methods (method),
  paypal_order_id text constraint part_payments_are_known_once unique,
  amount_cents bigint not null check (amount_cents > 0),
  state text not null default 'creating'
    check (state in ('creating', 'open', 'capturing', 'review', 'captured', 'closed')),
  approve_link text not null default '',
  capture_tries integer not null default 0 check (capture_tries >= 0),
  last_issue text not null default '',
  created_at timestamptz not null,
  checks integer not null default 0 check (checks >= 0),
  next_check_at timestamptz not null,
  constraint part_payments_are_named_when_open
    check (state in ('creating', 'closed') or paypal_order_id is not null)
);
comment on table part_payments is 'One attempt to pay a part at a provider; its id is the idempotency key of the request.';
comment on column part_payments.paypal_order_id is 'The provider''s id of the payment.';
comment on column part_payments.next_check_at is
  'When a process may ask the provider about it; during a request, when another process may take over.';
create unique index part_payments_one_at_a_time on part_payments (part_id)
  where state in ('creating', 'open', 'capturing', 'review');
create index part_payments_due on part_payments (next_check_at) where state in ('open', 'capturing', 'review');
create index part_payments_of_part on part_payments (part_id, created_at desc);
alter table part_payments enable row level security;
alter table part_payments force row level security;

create table part_transfers (
  part_id uuid primary key references order_parts (id),
  method text not null references payment_methods (method),
  recipient text not null,
  registered_name text not null,
  memo text not null unique,
  opened_at timestamptz not null,
  sent_at timestamptz,
  sender_name text not null default '' check (length(sender_name) <= 120),
  confirmation text not null default '' check (length(confirmation) <= 60),
  first_by uuid,
  first_at timestamptz,
  first_reference text,
  first_amount_cents bigint check (first_amount_cents > 0),
  constraint part_transfers_first_look_is_whole
    check (num_nulls(first_by, first_at, first_reference, first_amount_cents) in (0, 4))
);
comment on table part_transfers is 'The manual transfer awaited for a part; an administrator confirms it at the bank.';
comment on column part_transfers.sent_at is 'When the payer said that it was sent, which proves nothing.';
comment on column part_transfers.first_by is
  'The administrator who first confirmed a large amount; another one must confirm it too.';
alter table part_transfers enable row level security;
alter table part_transfers force row level security;

alter table payments add column part_id uuid references order_parts (id);
comment on column payments.part_id is 'The part that it paid or returned; null for an order that is paid whole.';
create index payments_of_part on payments (part_id) where part_id is not null;

alter table refunds
  add column part_id uuid references order_parts (id),
  drop constraint refunds_are_of_one_thing,
  add constraint refunds_are_of_one_thing check (num_nonnulls(order_id, donation_id, part_id) = 1);
create index refunds_of_part on refunds (part_id, asked_at) where part_id is not null;
