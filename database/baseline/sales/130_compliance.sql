create table screening_lists (
  id uuid primary key default gen_random_uuid(),
  list text not null check (list in ('SDN', 'CONS', 'CSL', 'DPL', 'CRL')),
  source text not null check (length(source) between 1 and 500),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  as_of timestamptz not null,
  name_count integer not null check (name_count > 0),
  imported_at timestamptz not null,
  is_current boolean not null default false,
  was_current boolean not null default false,
  constraint screening_lists_know_no_future check (as_of <= imported_at)
);
comment on table screening_lists is 'Imported copies of government lists; of each list one is current.';
comment on column screening_lists.sha256 is 'Of the files it was read from, so that the same files are not read twice.';
comment on column screening_lists.as_of is 'When the copy was last known to equal the authority''s publication.';
comment on column screening_lists.was_current is 'False while it is being imported.';
create unique index screening_lists_current on screening_lists (list) where is_current;
create index screening_lists_by_age on screening_lists (imported_at);
alter table screening_lists enable row level security;
alter table screening_lists force row level security;

create table listed_names (
  list_id uuid not null references screening_lists on delete cascade,
  position integer not null,
  name text not null check (length(name) between 1 and 1000),
  entity text not null check (length(entity) between 1 and 1000),
  list text not null check (length(list) between 1 and 20),
  kind text not null check (kind in ('person', 'entity', 'vessel', 'aircraft')),
  program text not null default '',
  birth_dates text[] not null default '{}',
  national_ids text[] not null default '{}',
  primary key (list_id, position)
);
comment on table listed_names is 'The names of a copy, main names and aliases alike.';
comment on column listed_names.entity is 'The main name of the entity this name belongs to.';
comment on column listed_names.list is 'The list as its authority calls it: a consolidated file holds several.';
alter table listed_names enable row level security;
alter table listed_names force row level security;

create table list_downloads (
  url text primary key check (url ~ '^https?://'),
  etag text not null default '',
  last_modified text not null default '',
  list text not null default '' check (list in ('', 'SDN', 'CONS', 'CSL', 'DPL', 'CRL')),
  checked_at timestamptz,
  next_try_at timestamptz not null,
  last_error text not null default '' check (length(last_error) <= 1000)
);
comment on table list_downloads is 'The last response of each URL that publishes lists; the process that moves next_try_at may request it.';
comment on column list_downloads.list is 'The list that the file contained last time; empty: not yet known.';
alter table list_downloads enable row level security;
alter table list_downloads force row level security;

create table compliance_scans (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null,
  role text not null check (role in ('buyer', 'recipient', 'authorised', 'payer', 'sender')),
  name text not null,
  verdict text not null check (verdict in ('CLEAR', 'MATCH')),
  reason text not null check (reason in
    ('clear', 'listed', 'keyword', 'unreadable', 'lists_stale', 'lists_missing', 'error')),
  score numeric(4, 3) not null check (score between 0 and 1),
  hits jsonb not null default '[]',
  list_dates jsonb not null default '{}',
  threshold numeric(4, 3) not null check (threshold > 0 and threshold <= 1),
  is_demonstration boolean not null,
  scanned_at timestamptz not null,
  constraint compliance_scans_clear_for_one_reason check ((verdict = 'CLEAR') = (reason = 'clear'))
);
comment on table compliance_scans is 'Who was screened for an order, against which copies, with which result; never changed.';
comment on column compliance_scans.is_demonstration is 'Outdated copies counted as current: acceptable for a test, never for a shipment.';
create index compliance_scans_of_order on compliance_scans (order_id, scanned_at);
alter table compliance_scans enable row level security;
alter table compliance_scans force row level security;

create table order_declarations (
  order_id uuid primary key,
  version text not null check (version ~ '^\d{4}-\d{2}-\d{2}\.\d+$'),
  locale text not null check (locale in ('es', 'en')),
  text text not null check (text <> ''),
  text_hash text not null,
  statements jsonb not null,
  signature text not null check (length(signature) between 1 and 200),
  signed_at timestamptz not null,
  ip text not null,
  user_agent text not null check (length(user_agent) <= 500),
  constraint order_declarations_hash_is_of_the_text
    check (text_hash = encode(sha256(convert_to(text, 'UTF8')), 'hex'))
);
comment on table order_declarations is 'What a buyer declared for an order to Cuba, word for word; never changed.';
alter table order_declarations enable row level security;
alter table order_declarations force row level security;

create table declaration_versions (
  id bigint generated always as identity primary key,
  version text not null unique check (version ~ '^\d{4}-\d{2}-\d{2}\.\d+$'),
  title_es text not null check (length(title_es) between 1 and 200),
  title_en text not null check (length(title_en) between 1 and 200),
  intro_es text not null check (length(intro_es) between 1 and 1000),
  intro_en text not null check (length(intro_en) between 1 and 1000),
  statements_es jsonb not null check (jsonb_array_length(statements_es) between 1 and 12),
  statements_en jsonb not null,
  officials_title_es text not null check (length(officials_title_es) between 1 and 200),
  officials_title_en text not null check (length(officials_title_en) between 1 and 200),
  officials_es jsonb not null check (jsonb_array_length(officials_es) > 0),
  officials_en jsonb not null check (jsonb_array_length(officials_en) > 0),
  published_at timestamptz not null,
  by_user uuid,
  constraint declaration_versions_state_the_same_in_both
    check (jsonb_array_length(statements_es) = jsonb_array_length(statements_en))
);
comment on table declaration_versions is 'Append-only: the owner''s own declarations; the newest replaces the built-in one.';
alter table declaration_versions enable row level security;
alter table declaration_versions force row level security;
