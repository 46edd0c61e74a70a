-- Who waits for a sold-out product or for a province without service, and is written to once.
create table availability_alerts (
  id uuid primary key default gen_random_uuid(),
  product_id uuid references products on delete cascade,
  province text check (province ~ '^[0-9]{2}$'),
  destination text not null check (destination in ('cuba', 'usa')),
  channel text not null check (channel in ('email', 'whatsapp')),
  contact text not null check (length(contact) between 5 and 254),
  locale text not null,
  user_id uuid references users on delete cascade,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  notified_at timestamptz,
  constraint availability_alerts_name_one_subject check ((product_id is null) <> (province is null)),
  constraint availability_alerts_once unique nulls not distinct (contact, destination, product_id, province)
);
comment on table availability_alerts is 'Who is written to, once, when a product is back or a province is served again. Unconfirmed ones go after 7 days, sent ones after 30, all after a year.';
comment on column availability_alerts.contact is 'An e-mail address in lower case, or a telephone with + and country.';
comment on column availability_alerts.confirmed_at is 'When the holder of the address confirmed it; the owner writes to a telephone personally, so it needs none.';
create index availability_alerts_to_send on availability_alerts (created_at)
  where notified_at is null and confirmed_at is not null;
create index availability_alerts_by_product on availability_alerts (product_id) where product_id is not null;
create index availability_alerts_by_user on availability_alerts (user_id) where user_id is not null;
alter table availability_alerts enable row level security;
alter table availability_alerts force row level security;
