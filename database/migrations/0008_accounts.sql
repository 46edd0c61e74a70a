create table users (
  id uuid primary key,
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  name text not null check (length(name) <= 200),
  email_verified boolean not null default false,
  email_confirmed_at timestamptz,
  image text,
  locale text not null default 'es' check (locale in ('es', 'en')),
  two_factor_enabled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table users is 'Who may sign in; kept by the engine of sign-in.';

create table user_profiles (
  id uuid primary key references users on delete cascade,
  role text not null default 'customer' check (role in ('customer', 'admin')),
  full_name text not null default '' check (length(full_name) <= 200),
  cart jsonb not null default '[]' check (jsonb_typeof(cart) = 'array' and length(cart::text) <= 60000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index user_profiles_admins on user_profiles (id) where role = 'admin';
create trigger user_profiles_touched before update on user_profiles
  for each row execute function touch_updated_at();

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

create table credentials (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index credentials_by_user on credentials (user_id);

create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column verifications.identifier is 'Hashed: a link cannot be made again from what is stored.';
create index verifications_by_identifier on verifications (identifier);
create index verifications_by_expiry on verifications (expires_at);

create table two_factors (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

create table tries (
  key text primary key,
  began_at timestamptz not null,
  count integer not null check (count >= 0)
);
comment on table tries is 'How often something was tried in a while, by the hash of who or what tried it.';
create index tries_by_age on tries (began_at);

create table shop_secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
comment on table shop_secrets is 'What all processes of the shop share and nobody else may read.';

do $$
declare made text;
begin
  foreach made in array array['users', 'user_profiles', 'sessions', 'credentials', 'verifications',
    'two_factors', 'tries', 'shop_secrets'] loop
    execute format('alter table %I enable row level security', made);
    execute format('alter table %I force row level security', made);
  end loop;
end $$;

create function get_my_role() returns text
  language sql stable set search_path = ''
  as $$
    select role from public.user_profiles
    where id = nullif(current_setting('shop.actor_id', true), '')::uuid
  $$;
comment on function get_my_role is 'The role of whoever asks; no row when there is no such profile.';

create function is_me(id uuid) returns boolean
  language sql stable set search_path = ''
  as $$ select id = nullif(current_setting('shop.actor_id', true), '')::uuid $$;
