-- What connects the shop to services (payments, e-mail, captcha, a model): set in the panel, sealed with the shop's secret.
create table connection_settings (
  name text primary key check (name ~ '^[A-Z][A-Z_]{2,40}$'),
  sealed text not null check (length(sealed) between 1 and 8000),
  changed_at timestamptz not null
);
alter table connection_settings enable row level security;
alter table connection_settings force row level security;
comment on table connection_settings is 'Variables that the owner set in the panel, encrypted; a variable of the environment takes precedence.';
comment on column connection_settings.name is 'As the environment names it.';
comment on column connection_settings.sealed is 'Encrypted for this name, so that no value can stand for another.';
