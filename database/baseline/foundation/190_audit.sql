create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  by_role text not null check (by_role in ('admin', 'system')),
  by_user uuid,
  area text not null check (length(area) between 1 and 40),
  subject text not null check (length(subject) between 1 and 200),
  action text not null check (length(action) between 1 and 40),
  before jsonb,
  after jsonb,
  request_id text not null
);
comment on table audit_entries is 'Append-only: what staff changed, with the values before and after.';
comment on column audit_entries.area is 'The domain of the changed thing: products, tariff, setting, coupon …';
comment on column audit_entries.subject is 'The changed thing as staff know it: a slug, a number, a key.';
comment on column audit_entries.before is 'Only the fields that changed; null where the thing is new.';
create index audit_entries_newest on audit_entries (at desc, id desc);
create index audit_entries_of_subject on audit_entries (area, subject, id desc);
create index audit_entries_of_area on audit_entries (area, id desc);
create index audit_entries_by_parts_of_subject on audit_entries using gin (subject gin_trgm_ops);
alter table audit_entries enable row level security;
alter table audit_entries force row level security;
