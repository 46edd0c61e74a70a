create table shipping_settings (
  id uuid primary key default gen_random_uuid(),
  cost_per_pound numeric(12,2) check (cost_per_pound >= 0),
  agency_fee numeric(12,2) check (agency_fee >= 0),
  fixed_delivery_fee numeric(12,2) check (fixed_delivery_fee >= 0),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  listing_priced_to uuid
);
comment on table shipping_settings is 'Tariffs for orders to Cuba, in dollars. The newest active one is in force; the others are its history.';
comment on column shipping_settings.listing_priced_to is 'The last product whose listed price follows this tariff while the others are still to be updated; null once all are.';
create index shipping_settings_newest_active on shipping_settings (created_at desc, id desc)
  where is_active;
alter table shipping_settings enable row level security;
alter table shipping_settings force row level security;

create table province_services (
  code text primary key check (code ~ '^[0-9]{2}$'),
  mode text not null check (mode in ('door', 'pickup', 'suspended')),
  days_min integer,
  days_max integer,
  note_es text not null default '' check (length(note_es) <= 300),
  note_en text not null default '' check (length(note_en) <= 300),
  updated_at timestamptz not null default now(),
  constraint province_services_say_when check (
    case when mode = 'suspended' then days_min is null and days_max is null
      else coalesce(days_min between 1 and days_max and days_max <= 365, false) end
  )
);
comment on table province_services is 'How the shop delivers in a province of Cuba today; a province without a row is not served.';
alter table province_services enable row level security;
alter table province_services force row level security;
