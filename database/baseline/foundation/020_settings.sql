create table site_settings (
  setting_key text primary key check (setting_key <> ''),
  setting_value text not null,
  category text not null default 'general',
  updated_at timestamptz not null default now()
);
comment on table site_settings is 'Settings that the owner changes in the panel, each a text under its key.';
alter table site_settings enable row level security;
alter table site_settings force row level security;
