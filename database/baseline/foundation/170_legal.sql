create table legal_versions (
  id bigint generated always as identity primary key,
  slug text not null check (length(slug) between 1 and 100),
  version text not null check (version ~ '^\d{4}-\d{2}-\d{2}\.\d+$'),
  effective_on date not null,
  title_es text not null check (length(title_es) between 1 and 200),
  title_en text not null check (length(title_en) between 1 and 200),
  summary_es text not null check (length(summary_es) between 1 and 300),
  summary_en text not null check (length(summary_en) between 1 and 300),
  body_es text not null check (length(body_es) between 1 and 100000),
  body_en text not null check (length(body_en) between 1 and 100000),
  published_at timestamptz not null,
  by_user uuid,
  constraint legal_versions_are_published_once unique (slug, version)
);
comment on table legal_versions is 'Append-only: the owner''s own legal texts, in place of the built-in ones.';
create index legal_versions_newest on legal_versions (slug, effective_on desc, id desc);
alter table legal_versions enable row level security;
alter table legal_versions force row level security;
