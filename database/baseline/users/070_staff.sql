create table admin_invitations (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  email text check (email = lower(email) and length(email) between 3 and 254),
  note text not null default '' check (length(note) <= 500),
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by uuid references users on delete set null,
  revoked_at timestamptz,
  constraint admin_invitations_last check (expires_at > created_at),
  constraint admin_invitations_end_once check (used_at is null or revoked_at is null)
);
comment on table admin_invitations is 'Invitations to become an administrator: the holder of the link may use it once.';
comment on column admin_invitations.token_hash is 'SHA-256 of the UUID in the link, which is not stored.';
comment on column admin_invitations.email is 'The only e-mail address that may use it; null: any holder of the link.';
comment on column admin_invitations.created_by is 'Null: an operator with a shell made it.';
create index admin_invitations_by_age on admin_invitations (created_at);
create index admin_invitations_by_maker on admin_invitations (created_by);
create index admin_invitations_by_user on admin_invitations (used_by);
alter table admin_invitations enable row level security;
alter table admin_invitations force row level security;
