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
comment on table declaration_versions is 'Append-only: declarations of the owner''s own, the newest in place of the one that comes with the shop.';
create trigger declaration_versions_are_announced after insert on declaration_versions
  for each statement execute function announce_change('declaration_versions');
alter table declaration_versions enable row level security;
alter table declaration_versions force row level security;

alter table donations
  drop constraint donations_state_check,
  add constraint donations_state_check
    check (state in ('held', 'awaiting', 'refused', 'closed', 'paid', 'disputed', 'returned'));
