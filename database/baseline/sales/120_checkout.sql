create table recipients (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  destination text not null check (destination in ('usa', 'cuba')),
  details jsonb not null check (jsonb_typeof(details) = 'object' and length(details::text) <= 20000),
  identity_sealed text not null default '' check (length(identity_sealed) <= 2000),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table recipients is 'The address books of customers: the delivery form as it was filled in.';
comment on column recipients.identity_sealed is 'Carnés de identidad, encrypted by the application.';
create index recipients_of_user on recipients (user_id, created_at);
alter table recipients enable row level security;
alter table recipients force row level security;

create table checkout_drafts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users on delete cascade,
  locale text not null check (locale in ('es', 'en')),
  destination text not null check (destination in ('usa', 'cuba')),
  cart text not null check (length(cart) <= 4000),
  coupon_code text not null default '' check (length(coupon_code) <= 100),
  delivery jsonb not null default '{}' check (jsonb_typeof(delivery) = 'object' and length(delivery::text) <= 60000),
  identity_sealed text not null default '' check (length(identity_sealed) <= 4000),
  buyer jsonb not null default '{}' check (jsonb_typeof(buyer) = 'object' and length(buyer::text) <= 20000),
  declaration jsonb not null default '{}' check (jsonb_typeof(declaration) = 'object' and length(declaration::text) <= 20000),
  attempt_key uuid not null default gen_random_uuid(),
  placed_at_path text not null default '' check (length(placed_at_path) <= 400),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  reminded_at timestamptz
);
comment on table checkout_drafts is 'Unfinished checkouts with their input; deleted a day after the order was placed, else after 30 days.';
comment on column checkout_drafts.cart is 'The compact list id:quantity, with the choice of an installation.';
comment on column checkout_drafts.placed_at_path is 'The page of the order that was made of it: a buyer who missed the response is redirected there.';
comment on column checkout_drafts.identity_sealed is 'Carnés de identidad, encrypted by the application.';
comment on column checkout_drafts.reminded_at is 'When the only reminder was written.';
create index checkout_drafts_of_user on checkout_drafts (user_id, updated_at desc) where user_id is not null;
create index checkout_drafts_by_expiry on checkout_drafts (expires_at);
alter table checkout_drafts enable row level security;
alter table checkout_drafts force row level security;
