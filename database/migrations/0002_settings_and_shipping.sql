create table site_settings (
  setting_key text primary key check (setting_key <> ''),
  setting_value text not null,
  category text not null default 'general',
  updated_at timestamptz not null default now()
);
alter table site_settings enable row level security;
alter table site_settings force row level security;
create trigger site_settings_are_touched before update on site_settings
  for each row execute function touch_updated_at();
create trigger site_settings_changes_are_announced
  after insert or update or delete or truncate on site_settings
  for each statement execute function announce_change('site_settings');

create table shipping_settings (
  id uuid primary key default gen_random_uuid(),
  cost_per_pound numeric(12,2) check (cost_per_pound >= 0),
  agency_fee numeric(12,2) check (agency_fee >= 0),
  fixed_delivery_fee numeric(12,2) check (fixed_delivery_fee >= 0),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
create index shipping_settings_newest_active on shipping_settings (created_at desc, id desc)
  where is_active;
alter table shipping_settings enable row level security;
alter table shipping_settings force row level security;
create trigger shipping_settings_changes_are_announced
  after insert or update or delete or truncate on shipping_settings
  for each statement execute function announce_change('shipping_settings');
