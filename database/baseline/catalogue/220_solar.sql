create table saved_calculations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 60),
  query text not null check (query ~ '^\?' and length(query) <= 8000),
  saved_at timestamptz not null,
  constraint saved_calculations_are_kept_once unique (user_id, query)
);
comment on table saved_calculations is 'Calculations that customers saved in their account.';
comment on column saved_calculations.query is 'The calculation as the query of its URL.';
alter table saved_calculations enable row level security;
alter table saved_calculations force row level security;
