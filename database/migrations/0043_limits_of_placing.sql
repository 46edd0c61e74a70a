create table order_origins (
  key text not null,
  order_id uuid not null references orders on delete cascade,
  placed_at timestamptz not null,
  primary key (key, order_id)
);
comment on table order_origins is 'Whose orders count together: by client network, e-mail and telephone. Rows go once the order is a day old and no longer open.';
comment on column order_origins.key is 'Hash of the kind and the value; the network itself is stored nowhere.';
create index order_origins_of_order on order_origins (order_id);
alter table order_origins enable row level security;
alter table order_origins force row level security;

create table order_refusals (
  day date not null,
  key text not null,
  reason text not null check (reason in ('too_many_orders', 'too_many_unpaid', 'too_many_reserved')),
  count integer not null default 1 check (count > 0),
  email text not null check (length(email) <= 320),
  phone text not null check (length(phone) <= 60),
  refused_at timestamptz not null,
  primary key (day, key, reason)
);
comment on table order_refusals is 'Refused orders by day, network and limit, with the contact of the last one; at most 500 networks a day, deleted after 30 days.';
comment on column order_refusals.key is 'The network as in order_origins; empty for those beyond the 500 of a day.';
alter table order_refusals enable row level security;
alter table order_refusals force row level security;

create table order_passes (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('address', 'email', 'phone')),
  value text not null check (length(value) between 1 and 320),
  key text not null,
  valid_until timestamptz not null,
  created_by uuid references users on delete set null,
  created_at timestamptz not null
);
comment on table order_passes is 'Buyers whom an administrator lets order beyond the limits for a time.';
comment on column order_passes.key is 'As in order_origins.';
create index order_passes_by_key on order_passes (key, valid_until);
alter table order_passes enable row level security;
alter table order_passes force row level security;
