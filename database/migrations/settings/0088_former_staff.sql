-- Who acted for the shop stays named in its books, although the account is gone.
create table former_staff (
  id uuid primary key,
  name text not null,
  email text not null,
  left_at timestamptz not null default now()
);
alter table former_staff enable row level security;
alter table former_staff force row level security;
comment on table former_staff is
  'Name and address of those who administered once, as they were when they left: audit and histories name them by id.';
