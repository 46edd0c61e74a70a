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
comment on table users is 'Users who may sign in; written by the sign-in library.';
create index users_newest on users (created_at desc, id);
create index users_by_parts on users using gin (email gin_trgm_ops, fold(name) gin_trgm_ops);
alter table users enable row level security;
alter table users force row level security;

create table user_profiles (
  id uuid primary key references users on delete cascade,
  role text not null default 'customer' check (role in ('customer', 'admin')),
  full_name text not null default '' check (length(full_name) <= 200),
  cart jsonb not null default '[]' check (jsonb_typeof(cart) = 'array' and length(cart::text) <= 60000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  language text check (language in ('es', 'en')),
  wants_reminders boolean not null default false
);
comment on table user_profiles is 'The shop''s data of a user beyond signing in: the role, the stored cart, the preferences. A user without a row has no role.';
comment on column user_profiles.language is 'Chosen in the account, for pages after each sign-in and for e-mails; null while none was chosen.';
comment on column user_profiles.wants_reminders is 'Opted in to one e-mail about an unfinished order; e-mails about orders and security are always sent.';
create index user_profiles_admins on user_profiles (id) where role = 'admin';
alter table user_profiles enable row level security;
alter table user_profiles force row level security;

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
comment on table sessions is 'The signed-in users, by device, with the end of each session.';
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);
alter table sessions enable row level security;
alter table sessions force row level security;

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
comment on table credentials is 'How a user signs in: for the provider credential, the hash of the password.';
create index credentials_by_user on credentials (user_id);
alter table credentials enable row level security;
alter table credentials force row level security;

create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table verifications is 'Links and codes that were sent by e-mail and still open something: confirmation, recovery, change of e-mail.';
comment on column verifications.identifier is 'Hashed: a link cannot be reconstructed from the stored value.';
create index verifications_by_identifier on verifications (identifier);
create index verifications_by_expiry on verifications (expires_at);
alter table verifications enable row level security;
alter table verifications force row level security;

create table two_factors (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);
comment on table two_factors is 'The second factor of administrators: secret and backup codes, both encrypted by the application.';
alter table two_factors enable row level security;
alter table two_factors force row level security;

create table tries (
  key text primary key,
  began_at timestamptz not null,
  count integer not null check (count >= 0)
);
comment on table tries is 'Counted attempts within a time window, for limits; the key is a hash of the action and its source.';
create index tries_by_age on tries (began_at);
alter table tries enable row level security;
alter table tries force row level security;

create table shop_secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
comment on table shop_secrets is 'Secrets shared by all processes of the shop; only the role system reads them.';
alter table shop_secrets enable row level security;
alter table shop_secrets force row level security;
